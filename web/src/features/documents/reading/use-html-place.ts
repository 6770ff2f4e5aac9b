import { useEffect } from 'react'
import type { HtmlSession } from '#web/reader/html/html-session.ts'
import { saveScroll } from '../page/scroll-of.ts'

const WRITE_DELAY_MS = 300

/** Keeps the place in an HTML text with the entry of the browser's history, so that Back and reload return to it. */
export function useHtmlPlace(session: HtmlSession | undefined): void {
  useEffect(() => {
    if (!session) return
    const { scroller } = session
    let timer: number | undefined
    const soon = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => saveScroll(scroller.scrollTop), WRITE_DELAY_MS)
    }
    soon()
    scroller.addEventListener('scroll', soon, { passive: true })
    return () => {
      window.clearTimeout(timer)
      scroller.removeEventListener('scroll', soon)
    }
  }, [session])
}
