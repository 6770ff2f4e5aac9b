import { Suspense, useEffect, useState } from 'react'
import type { FileLink } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { usePlaceKeys } from '#web/lib/place-keys.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import type { BarEnds } from '../bar/reader-bar.tsx'
import { clauseOfAddress } from '../clauses/clause-address.ts'
import type { FindRequest } from '../find/find-request.ts'
import { ReaderFrame } from '../frame/reader-frame.tsx'
import { useReaderFrame } from '../frame/use-reader-frame.ts'
import { PDF_KEYS, RIGHT_TO_LEFT_KEYS } from '../keys.ts'
import type { ReaderAdditions } from '../marks/additions.ts'
import { ContinueChip } from './continue-chip.tsx'
import { PdfMarks } from './pdf-marks.tsx'
import { PdfFailure, PdfLoading, PdfTrouble } from './pdf-notices.tsx'
import { PdfTools } from './pdf-tools.tsx'
import type { WordSource } from './selecting/load-words.ts'
import type { PdfSession } from './session/pdf-session.ts'
import { isReadingPosition, type ReadingPosition } from './session/reading-position.ts'
import type { PdfLayer, PdfPanel } from './slots.ts'
import { startOf, useJumps, usePageInUrl } from './use-page-in-url.ts'
import { usePdfFile } from './use-pdf-file.ts'
import { usePdfState } from './use-pdf-session.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import './viewer.css'
import './toolbar.css'

/** Loaded once a page is drawn. */
const PdfSelection = lazyPart(async () => (await import('./selecting/pdf-selection.tsx')).PdfSelection)

export interface PdfViewerProps {
  link: FileLink
  renew: () => Promise<FileLink>
  phone: boolean
  /** the text is written from right to left */
  rightToLeft: boolean
  onReopen: () => void
  /** prints, or says why not */
  onPrint: (session: PdfSession) => void
  /** both ends of the bar; the document can be printed once `print` is there */
  ends: (print?: () => void) => BarEnds
  layers: readonly PdfLayer[]
  panels: readonly PdfPanel[]
  additions: ReaderAdditions
  /** words of its pages, of which selections are made; it keeps its identity */
  words: WordSource
  /** words that a search brought along; `layers` mark them */
  find: FindRequest | undefined
  /** place where the person left off, as `onPlace` was told it */
  left: unknown
  onPlace: (position: ReadingPosition) => void
}

/** Shows a PDF. Layers and panels are given by whoever composes the reader, and stay the same while it is open. */
export function PdfViewer({ phone, onReopen, onPrint, ends, panels, additions, words, find, onPlace, ...file }: PdfViewerProps) {
  const t = useText()
  const { jump, own: jumps } = useJumps()
  const { container, session, start } = useOpened({ ...file, phone, jump })
  const state = usePdfState(session)
  usePageInUrl(session, jumps, onPlace)
  useRetryWhenOnline(session)
  usePlaceKeys(state.rightToLeft ? RIGHT_TO_LEFT_KEYS : PDF_KEYS)
  const frame = useReaderFrame({ session, phone, panels, additions, find })
  const print = session && state.pages > 0 ? () => onPrint(session) : undefined
  useViewerKeys(session, { find: frame.finding.ask, print: () => print?.() })
  const { phase, trouble } = state
  return (
    <ReaderFrame
      {...{ frame, phone, find }}
      kind="pdf"
      label={t('documents.viewer')}
      ends={ends(print)}
      tools={<PdfTools {...{ session, state, phone, frame }} mode={additions.mode} />}
      notice={<PdfTrouble state={state} onRetry={() => session?.retry()} onReopen={onReopen} />}
      panelProps={session && { session, state, marks: additions.marks, onFollow: () => phone && frame.side.show(undefined) }}
      finder={session}
      found={state.find}
    >
      <div
        ref={container}
        id="document-text"
        className="pdf-pages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        dir="ltr"
        aria-busy={phase === 'loading'}
        data-from-right={state.rightToLeft || undefined}
        data-hand={state.hand || undefined}
      >
        <div className="pdfViewer" />
      </div>
      {session && additions.marks.length > 0 && <PdfMarks {...additions} session={session} rotation={state.rotation} />}
      {session && phase === 'ready' && (
        <Suspense>
          <PdfSelection {...{ session, words, additions }} rotation={state.rotation} />
        </Suspense>
      )}
      {session && start.chip && phase === 'ready' && <ContinueChip session={session} {...start.chip} />}
      {phase === 'loading' && !trouble && <PdfLoading state={state} size={file.link.size} />}
      {(phase === 'broken' || phase === 'locked') && <PdfFailure phase={phase} onAgain={onReopen} />}
    </ReaderFrame>
  )
}

type Opened = Pick<PdfViewerProps, 'link' | 'renew' | 'phone' | 'layers' | 'left' | 'rightToLeft'> & {
  jump: ReturnType<typeof useJumps>['jump']
}

function useOpened({ link, renew, phone, layers, left, rightToLeft, jump }: Opened) {
  const t = useText()
  const { search, state } = useLocation()
  const [start] = useState(() => startOf(search, state, isReadingPosition(left) ? left : undefined))
  const firstPage =
    link.firstPage && !clauseOfAddress(search) ? { picture: link.firstPage, alt: t('documents.firstPagePicture') } : undefined
  const opened = usePdfFile({ link, renew }, layers, { edgeToEdge: phone, rightToLeft, start, firstPage, onJump: jump })
  return { ...opened, start }
}

function useRetryWhenOnline(session: PdfSession | undefined) {
  useEffect(() => {
    const retry = () => session?.retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [session])
}
