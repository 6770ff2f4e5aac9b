import { useEffect, useRef } from 'react'
import { latinKey } from '#web/lib/latin-key.ts'
import type { ReaderAdditions } from './additions.ts'
import { nextMark } from './next-mark.ts'

/** Selector of places with keys of their own. */
const OTHERS = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="tree"], dialog, [role="dialog"]'

/** Goes to the next mark with `m` and to the one before with Shift, from the page and from the frame of a text. */
export function useMarkKeys(page: Document | undefined, additions: ReaderAdditions): void {
  const latest = useRef(additions)
  latest.current = additions
  useEffect(() => {
    if (!page) return
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (latinKey(event).toLowerCase() !== 'm' || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if ((target as Element | null)?.closest?.(OTHERS)) return
      const next = nextMark(latest.current, shiftKey ? -1 : 1)
      if (next === undefined) return
      event.preventDefault()
      latest.current.onChoose(next)
    }
    const pages = new Set([page, document])
    for (const one of pages) one.addEventListener('keydown', onKey)
    return () => {
      for (const one of pages) one.removeEventListener('keydown', onKey)
    }
  }, [page])
}
