import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FileLink } from '#contract/documents/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { usePlaceKeys } from '#web/lib/place-keys.ts'
import { type BarEnds, PhoneTools, ReaderBar } from '../bar/reader-bar.tsx'
import { clauseOfAddress } from '../clauses/clause-address.ts'
import { FindBox } from '../find/find-box.tsx'
import type { FindRequest } from '../find/find-request.ts'
import { useFinding } from '../find/use-finding.ts'
import { PDF_KEYS, RIGHT_TO_LEFT_KEYS } from '../keys.ts'
import type { ReaderAdditions } from '../marks/additions.ts'
import { MarkEnds } from '../marks/ends/mark-ends.tsx'
import { useAdditions } from '../marks/use-additions.tsx'
import { SidePanel } from '../panel/side-panel.tsx'
import { useSidePanel } from '../panel/use-side-panel.ts'
import { ContinueChip } from './continue-chip.tsx'
import { PdfMarks } from './pdf-marks.tsx'
import { PdfFailure, PdfLoading, PdfTrouble } from './pdf-notices.tsx'
import { PdfToolbar } from './pdf-toolbar.tsx'
import { openPdf } from './session/open-pdf.ts'
import { createPageTexts } from './session/page-texts.ts'
import type { PdfSession } from './session/pdf-session.ts'
import { isReadingPosition, type ReadingPosition } from './session/reading-position.ts'
import type { PdfLayer, PdfPanel } from './slots.ts'
import { startOf, useJumps, usePageInUrl } from './use-page-in-url.ts'
import { usePdfSession, usePdfState } from './use-pdf-session.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import './viewer.css'
import './toolbar.css'

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
  /** words that a search brought along; `layers` mark them */
  find: FindRequest | undefined
  /** place where the person left off, as `onPlace` was told it */
  left: unknown
  onPlace: (position: ReadingPosition) => void
}

/** Shows a PDF. Layers and panels are given by whoever composes the reader, and stay the same while it is open. */
export function PdfViewer({ phone, onReopen, onPrint, ends, panels: own, additions, find, onPlace, ...file }: PdfViewerProps) {
  const t = useText()
  const { jump, own: jumps } = useJumps()
  const { container, session, start } = useOpened({ ...file, phone, jump })
  const state = usePdfState(session)
  usePageInUrl(session, jumps, onPlace)
  useRetryWhenOnline(session)
  usePlaceKeys(state.rightToLeft ? RIGHT_TO_LEFT_KEYS : PDF_KEYS)
  const { open, show, toggle } = useSidePanel(undefined, phone)
  const selectionBar = useAdditions(session, additions, show)
  const panels = [...own, ...additions.panels]
  const finding = useFinding(find !== undefined && !phone)
  const closeFind = () => {
    finding.close()
    container.current?.focus({ preventScroll: true })
  }
  const print = session && state.pages > 0 ? () => onPrint(session) : undefined
  useViewerKeys(session, { find: finding.ask, print: () => print?.() })
  const tools = (
    <PdfToolbar
      {...{ session, state, panels, phone }}
      mode={additions.mode}
      panel={open}
      finding={finding.open}
      onPanel={toggle}
      onFind={finding.open ? closeFind : finding.ask}
    />
  )
  const panel = panels.find(({ id, off }) => id === open && !off)
  const failed = state.phase === 'broken' || state.phase === 'locked'
  return (
    <section className="pdf-frame" data-phone={phone || undefined} aria-label={t('documents.viewer')}>
      <ReaderBar ends={ends(print)}>{!phone && tools}</ReaderBar>
      <PdfTrouble state={state} onRetry={() => session?.retry()} onReopen={onReopen} />
      <div className="pdf-body">
        {session && panel && (
          <SidePanel title={t(panel.title)} phone={phone} onClose={() => show(undefined)}>
            {panel.render({ session, state, onFollow: () => phone && show(undefined) })}
          </SidePanel>
        )}
        <div className="pdf-stage">
          <div
            ref={container}
            className="pdf-pages"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
            tabIndex={0}
            dir="ltr"
            aria-busy={state.phase === 'loading'}
            data-from-right={state.rightToLeft || undefined}
            data-hand={state.hand || undefined}
          >
            <div className="pdfViewer" />
          </div>
          {session && finding.open && (
            <FindBox finder={session} state={state.find} initial={find} asked={finding.asked} onClose={closeFind} />
          )}
          {session && additions.marks.length > 0 && <PdfMarks {...additions} session={session} rotation={state.rotation} />}
          {session && additions.change && (
            <MarkEnds key={additions.change.id} text={session.endable} scroller={session.scroller} change={additions.change} />
          )}
          {session && start.chip && state.phase === 'ready' && <ContinueChip session={session} {...start.chip} />}
          {state.phase === 'loading' && <PdfLoading state={state} size={file.link.size} />}
          {failed && <PdfFailure phase={state.phase as 'broken' | 'locked'} onAgain={onReopen} />}
        </div>
      </div>
      {phone && <PhoneTools>{tools}</PhoneTools>}
      {selectionBar}
    </section>
  )
}

type Opened = Pick<PdfViewerProps, 'link' | 'renew' | 'phone' | 'layers' | 'left' | 'rightToLeft'> & {
  jump: ReturnType<typeof useJumps>['jump']
}

function useOpened({ link, renew, phone, layers, left, rightToLeft, jump }: Opened) {
  const t = useText()
  const { language, direction, formatNumber } = useLocale()
  const { search, state } = useLocation()
  const [start] = useState(() => startOf(search, state, isReadingPosition(left) ? left : undefined))
  const opened = usePdfSession(layers, {
    edgeToEdge: phone,
    rightToLeft,
    open: (onTrouble) => openPdf({ link, renew, fetch: window.fetch.bind(window), onTrouble }),
    start,
    firstPage:
      link.firstPage && !clauseOfAddress(search) ? { picture: link.firstPage, alt: t('documents.firstPagePicture') } : undefined,
    texts: createPageTexts(language, direction, {
      page: (number) => t('documents.pageNumber', { page: formatNumber(number) }),
      annotation: (type) => t('documents.annotation', { type }),
    }),
    onJump: jump,
  })
  return { ...opened, start }
}

function useRetryWhenOnline(session: PdfSession | undefined) {
  useEffect(() => {
    const retry = () => session?.retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [session])
}
