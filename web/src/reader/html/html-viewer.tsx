import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import useSWR from 'swr'
import type { FileLink } from '#contract/documents/documents.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { usePlaceKeys } from '#web/lib/place-keys.ts'
import { useAppearance } from '#web/lib/use-appearance.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { type BarEnds, PhoneTools, ReaderBar } from '../bar/reader-bar.tsx'
import { FindBox } from '../find/find-box.tsx'
import { type FindRequest, NOTHING_ASKED } from '../find/find-request.ts'
import { useFinding } from '../find/use-finding.ts'
import { HTML_KEYS } from '../keys.ts'
import type { ReaderAdditions } from '../marks/additions.ts'
import { MarkEnds } from '../marks/ends/mark-ends.tsx'
import { useAdditions } from '../marks/use-additions.tsx'
import { SidePanel } from '../panel/side-panel.tsx'
import { useSidePanel } from '../panel/use-side-panel.ts'
import { copyClauseLink } from './copy-clause-link.ts'
import { HtmlMarks } from './html-marks.tsx'
import { framePage, type PageLook } from './html-page.ts'
import { type HtmlSession, startHtmlSession } from './html-session.ts'
import { HtmlTools } from './html-tools.tsx'
import { type HtmlLayer, type OpenedHtml, prepareHtml } from './prepare-html.ts'
import { siteFonts } from './site-fonts.ts'
import type { HtmlPanel } from './slots.ts'
import { useTextSize } from './text-size.ts'
import { useHtmlKeys } from './use-html-keys.ts'
import './html.css'

async function fetchText([, url]: readonly [string, string]): Promise<string> {
  const response = await fetch(url, { credentials: 'omit' })
  if (!response.ok) throw new Error(`The file answered ${response.status}`)
  return response.text()
}

export interface HtmlViewerProps {
  link: FileLink
  title: string
  phone: boolean
  /** prints, or says why not */
  onPrint: (page: string) => void
  /** called when the link may have expired */
  onReopen: () => void
  /** both ends of the bar; the document can be printed once `print` is there */
  ends: (print?: () => void) => BarEnds
  layers: readonly HtmlLayer[]
  panels: readonly HtmlPanel[]
  additions: ReaderAdditions
  /** words that a search brought along; `layers` mark them */
  find: FindRequest | undefined
  /** called when the page is laid out, with its headings */
  onOpen?: (session: HtmlSession, headings: OpenedHtml['clauses']) => void
}

/** Shows an untrusted document with its outline, find, and letters of the size that the person likes. */
export function HtmlViewer({ link, layers, onReopen, ends, ...shown }: HtmlViewerProps) {
  const t = useText()
  const { data, error } = useSWR(['document-html', link.url] as const, fetchText, { revalidateOnFocus: false })
  const opened = useMemo(() => (data === undefined ? undefined : prepareHtml(data, layers)), [data, layers])
  if (opened) return <OpenHtml {...shown} ends={ends} opened={opened} />
  return (
    <section className="html-frame" aria-label={shown.title}>
      <ReaderBar ends={ends()} />
      <div className="html-body">
        <ComingPanel {...shown} />
        {error ? (
          <ErrorState title={t('documents.htmlFailed')} onRetry={onReopen} />
        ) : (
          <p className="html-loading" role="status">
            {t('documents.loading')}
          </p>
        )}
      </div>
    </section>
  )
}

/** Room of the panel that opens with the text, which would move the text when it came after it. */
function ComingPanel({ phone, panels, additions }: Pick<HtmlViewerProps, 'phone' | 'panels' | 'additions'>) {
  const t = useText()
  const { open, show } = useSidePanel('outline', phone)
  const panel = shownPanel([...panels, ...additions.panels], open)
  return (
    panel && (
      <SidePanel title={t(panel.title)} phone={phone} onClose={() => show(undefined)}>
        {null}
      </SidePanel>
    )
  )
}

const shownPanel = (panels: readonly HtmlPanel[], open: string | undefined) => panels.find(({ id, off }) => id === open && !off)

type OpenProps = Omit<HtmlViewerProps, 'link' | 'layers' | 'onReopen'> & { opened: OpenedHtml }

function OpenHtml({ opened, title, phone, onPrint, ends, panels: own, additions, find, onOpen }: OpenProps) {
  const t = useText()
  const { hash } = useLocation()
  const { size, ...resize } = useTextSize()
  const look = usePageLook(size)
  // The first look of the frame; later ones are handed in, as a new page would begin at its top again.
  const [page] = useState(() => framePage(opened, look, siteFonts()))
  const { frame, scroller, session, load } = useSession(opened, idOf(hash), look, onOpen)
  const state = useSyncExternalStore(session?.store.subscribe ?? noSubscription, session?.store.get ?? noState)
  const { open, show, toggle } = useSidePanel('outline', phone)
  const selectionBar = useAdditions(session, additions, show)
  const panels = [...own, ...additions.panels]
  const finding = useFinding(find !== undefined && !phone)
  const closeFind = () => {
    finding.close()
    scroller.current?.focus({ preventScroll: true })
  }
  const print = () => onPrint(framePage(opened, { ...look, dark: false, size: 1 }, siteFonts()))
  usePlaceKeys(HTML_KEYS)
  const onKey = useHtmlKeys({ find: finding.ask, print })
  const panel = shownPanel(panels, open)
  const tools = (
    <HtmlTools
      {...{ panels, phone, ...resize }}
      mode={additions.mode}
      panel={open}
      finding={finding.open}
      onPanel={toggle}
      onFind={finding.open ? closeFind : finding.ask}
    />
  )
  return (
    <section className="html-frame" aria-label={title}>
      <ReaderBar ends={ends(print)}>{!phone && tools}</ReaderBar>
      <div className="html-body">
        {panel && (
          <SidePanel title={t(panel.title)} phone={phone} onClose={() => show(undefined)}>
            {session &&
              panel.render({
                session,
                clause: state.clause,
                onFollow: () => phone && show(undefined),
              })}
          </SidePanel>
        )}
        <div className="html-stage">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <div ref={scroller} className="html-scroll" tabIndex={0}>
            <iframe
              ref={frame}
              title={title}
              srcDoc={page}
              // The same origin lets this page read the frame; without `allow-scripts` nothing in it can reach this page.
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
              onLoad={() => load(onKey, (id) => void copyClauseLink(addressOf(id), t))}
            />
            {session && additions.marks.length > 0 && <HtmlMarks {...additions} session={session} />}
            {session && additions.change && (
              <MarkEnds key={additions.change.id} text={session.endable} scroller={session.scroller} change={additions.change} />
            )}
          </div>
          {session && finding.open && (
            <FindBox finder={session} state={state.find} initial={find} asked={finding.asked} onClose={closeFind} />
          )}
        </div>
      </div>
      {phone && <PhoneTools>{tools}</PhoneTools>}
      {selectionBar}
    </section>
  )
}

const noSubscription = () => () => {}
const NO_STATE = { find: NOTHING_ASKED, clause: undefined }
const noState = () => NO_STATE

/** Address of this document at one of its clauses; without the words of a search, which would mark them for others. */
function addressOf(id: string): string {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  for (const name of ['q', 'page', 'clause', 'heading', 'edition']) query.delete(name)
  return `${pathname}?${query}#${encodeURIComponent(id)}`
}

function usePageLook(size: number): PageLook {
  const { dark } = useAppearance()
  const { accent, accentDark } = useTenant().theme
  return useMemo(() => ({ dark, size, accent: dark ? accentDark : accent }), [dark, size, accent, accentDark])
}

/** Id that a fragment names; an address may be cut in the middle of a character. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function useSession({ clauses }: OpenedHtml, start: string, look: PageLook, onOpen: HtmlViewerProps['onOpen']) {
  const frame = useRef<HTMLIFrameElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [session, setSession] = useState<HtmlSession>()
  useEffect(() => session?.show(look), [session, look])
  useEffect(() => session && (() => session.close()), [session])
  const load = (onKey: (event: KeyboardEvent) => void, onClauseLink: (id: string) => void) => {
    if (!frame.current?.contentDocument || !scroller.current) return
    const place = { frame: frame.current, scroller: scroller.current }
    const started = startHtmlSession({ ...place, clauses, start: start || undefined, onKey, onClauseLink })
    setSession(started)
    onOpen?.(started, clauses)
  }
  return { frame, scroller, session, load }
}
