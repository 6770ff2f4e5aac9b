import { Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { FileLink } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { usePlaceKeys } from '#web/lib/place-keys.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import type { BarEnds } from '../bar/reader-bar.tsx'
import { type FindRequest, NOTHING_ASKED } from '../find/find-request.ts'
import { ReaderFrame } from '../frame/reader-frame.tsx'
import { useReaderFrame } from '../frame/use-reader-frame.ts'
import { HTML_KEYS } from '../keys.ts'
import type { ReaderAdditions } from '../marks/additions.ts'
import { MarkEnds } from '../marks/ends/mark-ends.tsx'
import { HtmlMarks } from './html-marks.tsx'
import { framePage } from './html-page.ts'
import type { HtmlSession } from './html-session.ts'
import { HtmlText } from './html-text.tsx'
import { HtmlTools } from './html-tools.tsx'
import { type HtmlLayer, type OpenedHtml, prepareHtml } from './prepare-html.ts'
import { type PaperLine, usePaper } from './print/use-paper.ts'
import { siteFonts } from './site-fonts.ts'
import type { HtmlPanel } from './slots.ts'
import { useTextSize } from './text-size.ts'
import { useHtmlKeys } from './use-html-keys.ts'
import { usePageLook } from './use-page-look.ts'
import './html.css'

/** Loaded once the page is laid out. */
const HtmlSelection = lazyPart(async () => (await import('./html-selection-layer.tsx')).HtmlSelection)

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
  /** for the browser's own print */
  paperLine?: PaperLine
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
  /** called when a link within the text is followed, with the place before it */
  onJump?: (from: number, id: string) => void
}

/** Shows an untrusted document with its outline, find, and letters of the size that the person likes. */
export function HtmlViewer({ link, layers, onReopen, ends, phone, ...shown }: HtmlViewerProps) {
  const t = useText()
  const { title, panels, additions, find, onOpen, onJump, onPrint } = shown
  // A link that is renewed while the text is read leads to the same text, which stays.
  const { data, error } = useSWR(['document-html', link.url] as const, fetchText, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  })
  const opened = useMemo(() => (data === undefined ? undefined : prepareHtml(data, layers, t)), [data, layers, t])
  const { size, ...resize } = useTextSize()
  const look = usePageLook(size)
  const [session, setSession] = useState<HtmlSession>()
  const state = useSyncExternalStore(session?.store.subscribe ?? noSubscription, session?.store.get ?? noState)
  const frame = useReaderFrame({ session, phone, first: 'outline', panels, additions, find })
  const print = opened && (() => onPrint(framePage(opened, { ...look, dark: false, size: 1 }, siteFonts())))
  usePaper(session?.page, shown.paperLine)
  usePlaceKeys(HTML_KEYS)
  const onKey = useHtmlKeys({ find: frame.finding.ask, print: () => print?.() })
  const start = (started: HtmlSession) => {
    setSession(started)
    if (find && frame.finding.open) started.findAsSearched(find)
    if (opened) onOpen?.(started, opened.clauses)
  }
  return (
    <ReaderFrame
      {...{ frame, phone, find }}
      kind="html"
      label={title}
      ends={ends(print)}
      tools={<HtmlTools {...{ frame, ...resize }} off={!session} mode={additions.mode} />}
      panelProps={
        session && { session, clause: state.clause, marks: additions.marks, onFollow: () => phone && frame.side.show(undefined) }
      }
      finder={session}
      found={state.find}
    >
      {opened && (
        <HtmlText key={data} {...{ opened, title, look, onKey, onJump }} onStart={start}>
          {session && additions.marks.length > 0 && <HtmlMarks {...additions} session={session} />}
          {session && (
            <Suspense>
              <HtmlSelection session={session} actions={additions.actions} />
            </Suspense>
          )}
          {session && additions.change && (
            <MarkEnds key={additions.change.id} text={session.endable} scroller={session.scroller} change={additions.change} />
          )}
        </HtmlText>
      )}
      {!opened && error && <ErrorState title={t('documents.htmlFailed')} onRetry={onReopen} />}
      {!opened && !error && (
        <p className="html-loading" role="status">
          {t('documents.loading')}
        </p>
      )}
    </ReaderFrame>
  )
}

const noSubscription = () => () => {}
const NO_STATE = { find: NOTHING_ASKED, clause: undefined }
const noState = () => NO_STATE
