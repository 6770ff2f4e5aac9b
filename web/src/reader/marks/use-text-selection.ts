import { useEffect, useState } from 'react'
import type { TextSelection } from './text-selection.ts'

/** Waits for the selection to rest; a finger or a pointer that is still down moves it. */
const REST_MS = 200

interface SelectionSource {
  /** document in which the selection is made */
  readonly page: Document
  /** element that scrolls it */
  readonly scroller: HTMLElement
  readonly read: () => TextSelection | undefined
}

/**
 * Returns what is selected in a text and not scrolled past, once the selection rests; nothing as soon as it is dropped. `source`
 * keeps its identity while the text is open.
 */
export function useTextSelection(source: SelectionSource | undefined, isWanted: boolean) {
  const [selected, setSelected] = useState<TextSelection>()
  useEffect(() => {
    if (!source || !isWanted) return
    const { page, scroller, read } = source
    const stop = new AbortController()
    const { signal } = stop
    let timer = 0
    let isDown = false
    const update = () => {
      const found = isDown ? undefined : read()
      setSelected(found && found.bottom > scroller.getBoundingClientRect().top ? found : undefined)
    }
    const rest = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(update, REST_MS)
    }
    const down = () => {
      isDown = true
    }
    const up = () => {
      isDown = false
      rest()
    }
    const change = () => {
      // Acts for words that are selected no longer would take them where the next click falls.
      setSelected((shown) => (shown && read() ? shown : undefined))
      rest()
    }
    page.addEventListener('selectionchange', change, { signal })
    page.addEventListener('pointerdown', down, { signal })
    for (const event of ['pointerup', 'pointercancel'] as const) page.addEventListener(event, up, { signal })
    scroller.addEventListener('scroll', rest, { signal, passive: true })
    // Words may be selected before this is loaded.
    rest()
    return () => {
      window.clearTimeout(timer)
      stop.abort()
      setSelected(undefined)
    }
  }, [source, isWanted])
  return { selected, drop: () => setSelected(undefined) }
}
