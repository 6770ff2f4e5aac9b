import { useEffect } from 'react'
import type { HtmlSession } from '#web/reader/html/html-session.ts'
import { contentCodeOf } from '../page/content-code.ts'
import { saveScroll } from '../page/scroll-of.ts'

/** Tells whether a click follows a link away from the document, in this tab. */
function leaves({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  const isHere =
    link.pathname === window.location.pathname && contentCodeOf(link.search) === contentCodeOf(window.location.search)
  return link.origin === window.location.origin && !isHere
}

/** Keeps the place in an HTML text with the entry of the browser's history when a link leads away, so that Back returns to it. */
export function useHtmlPlace(session: HtmlSession | undefined): void {
  useEffect(() => {
    if (!session) return
    const keep = (event: MouseEvent) => {
      if (leaves(event)) saveScroll(session.scroller.scrollTop)
    }
    document.addEventListener('click', keep, { capture: true })
    return () => document.removeEventListener('click', keep, { capture: true })
  }, [session])
}
