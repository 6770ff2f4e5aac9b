import { useEffect, useRef } from 'react'
import { isFocusFree } from '#web/ui/kept-focus.ts'

/** Time in which a page is drawn on a slow line. */
const LATEST_MS = 15_000

/**
 * Moves the focus to the heading of each page that a person goes to, which tells a screen reader where they are and begins the order
 * of the keyboard there. It stays where it is for whoever has put it somewhere meanwhile. The first page is announced by the browser.
 */
export function useArrivalFocus(page: string): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const stop = new AbortController()
    const focus = () => {
      // A heading that is drawn anew when the page has more to show loses the focus.
      if (!isFocusFree()) return
      // The page before stays hidden while the code of the next one is loaded.
      const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((element) => element.checkVisibility())
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(focus)
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = window.setTimeout(() => stop.abort(), LATEST_MS)
    stop.signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      observer.disconnect()
    })
    for (const event of ['keydown', 'pointerdown'] as const)
      addEventListener(event, () => stop.abort(), { signal: stop.signal, capture: true })
    focus()
    return () => stop.abort()
  }, [page])
}
