import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { copyClauseLink } from './copy-clause-link.ts'
import { framePage, type PageLook } from './html-page.ts'
import { type HtmlSession, startHtmlSession } from './html-session.ts'
import type { OpenedHtml } from './prepare-html.ts'
import { siteFonts } from './site-fonts.ts'

interface HtmlTextProps {
  opened: OpenedHtml
  title: string
  look: PageLook
  onKey: (event: KeyboardEvent) => void
  onJump: ((from: number, id: string) => void) | undefined
  onStart: (session: HtmlSession) => void
  /** drawn over the text */
  children: ReactNode
}

/** The text itself, in a frame that runs no script. */
export function HtmlText({ opened, title, look, onKey, onJump, onStart, children }: HtmlTextProps) {
  const t = useText()
  const { hash } = useLocation()
  const frame = useRef<HTMLIFrameElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  // The first look of the frame; later ones are handed in, as a new page would begin at its top again.
  const [page] = useState(() => framePage(opened, look, siteFonts()))
  const [session, setSession] = useState<HtmlSession>()
  const jump = useRef(onJump)
  jump.current = onJump
  useEffect(() => session?.show(look), [session, look])
  useEffect(() => session && (() => session.close()), [session])
  const load = () => {
    if (!frame.current?.contentDocument || !scroller.current) return
    const started = startHtmlSession({
      frame: frame.current,
      scroller: scroller.current,
      clauses: opened.clauses,
      start: idOf(hash) || undefined,
      onKey,
      onClauseLink: (id) => void copyClauseLink(addressOf(id), t),
      onJump: (from, id) => jump.current?.(from, id),
    })
    setSession(started)
    onStart(started)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <div ref={scroller} id="document-text" className="html-scroll" tabIndex={0}>
      <iframe
        ref={frame}
        title={title}
        srcDoc={page}
        // The same origin lets this page read the frame; without `allow-scripts` nothing in it can reach this page.
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        onLoad={load}
      />
      {children}
    </div>
  )
}

/** Address of this document at one of its clauses; without the words of a search, which would mark them for others. */
function addressOf(id: string): string {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  for (const name of ['q', 'page', 'clause', 'heading', 'edition']) query.delete(name)
  return `${pathname}?${query}#${encodeURIComponent(id)}`
}

/** Id that a fragment names; an address may be cut in the middle of a character. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
