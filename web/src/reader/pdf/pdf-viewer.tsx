import Drawer from 'antd/es/drawer'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FileLink } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { termsOf } from '../search-terms.ts'
import { FindBar } from './panels/find-bar.tsx'
import { OutlinePanel } from './panels/outline-panel.tsx'
import { ThumbnailsPanel } from './panels/thumbnails-panel.tsx'
import { PdfFailure, PdfLoading, PdfTrouble } from './pdf-notices.tsx'
import { type Panel, PdfToolbar } from './pdf-toolbar.tsx'
import { openPdf } from './session/open-pdf.ts'
import { createPageTexts } from './session/page-texts.ts'
import type { FindRequest } from './session/pdf-find.ts'
import type { PdfSession } from './session/pdf-session.ts'
import { startOf, useJumps, usePageInUrl } from './use-page-in-url.ts'
import { usePdfSession, usePdfState } from './use-pdf-session.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import './viewer.css'
import './toolbar.css'
import './panels/panels.css'

export interface PdfViewerProps {
  link: FileLink
  renew: () => Promise<FileLink>
  phone: boolean
  onReopen: () => void
}

export function PdfViewer({ link, renew, phone, onReopen }: PdfViewerProps) {
  const t = useText()
  const asked = useAskedFind()
  const { jump, own } = useJumps()
  const { container, session } = useOpened({ link, renew, phone, asked, jump })
  const state = usePdfState(session)
  usePageInUrl(session, own)
  useRetryWhenOnline(session)
  const [panel, setPanel] = useState<Panel>()
  const [finding, setFinding] = useState(false)
  useEffect(() => setFinding(asked !== undefined && !phone), [asked, phone])

  const togglePanel = (wanted: Panel) => setPanel(panel === wanted ? undefined : wanted)
  const closeFind = () => {
    session?.stopFind()
    setFinding(false)
    container.current?.focus({ preventScroll: true })
  }
  useViewerKeys(session, () => setFinding(true))
  const toolbar = (
    <PdfToolbar
      {...{ session, state, panel, finding, phone }}
      onPanel={togglePanel}
      onFind={() => (finding ? closeFind() : setFinding(true))}
    />
  )
  const failed = state.phase === 'broken' || state.phase === 'locked'
  return (
    <section className="pdf-frame" data-phone={phone || undefined} aria-label={t('documents.viewer')}>
      {!phone && toolbar}
      {finding && session && <FindBar session={session} state={state} initial={asked} onClose={closeFind} />}
      <PdfTrouble state={state} onRetry={() => session?.retry()} onReopen={onReopen} />
      <div className="pdf-body">
        {session && <SidePanel {...{ session, state, panel, phone }} onClose={() => setPanel(undefined)} />}
        <div className="pdf-stage">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <div ref={container} className="pdf-pages" tabIndex={0} dir="ltr">
            <div className="pdfViewer" />
          </div>
          {state.phase === 'loading' && <PdfLoading state={state} size={link.size} />}
          {failed && <PdfFailure phase={state.phase as 'broken' | 'locked'} onAgain={onReopen} />}
        </div>
      </div>
      {phone && toolbar}
    </section>
  )
}

/** A hit of a search brings its words along, and the page where they stand. */
function useAskedFind(): FindRequest | undefined {
  const { search } = useLocation()
  const [asked] = useState(() => {
    const parameters = new URLSearchParams(search)
    const query = termsOf(parameters.get('q') ?? '')
    const wanted = query.length > 0 && parameters.has('page')
    return wanted ? { query, caseSensitive: false, entireWord: false, highlightAll: true } : undefined
  })
  return asked
}

type Opened = Pick<PdfViewerProps, 'link' | 'renew' | 'phone'> & {
  asked: FindRequest | undefined
  jump: ReturnType<typeof useJumps>['jump']
}

function useOpened({ link, renew, phone, asked, jump }: Opened) {
  const t = useText()
  const { language, direction, formatNumber } = useLocale()
  const { search, state } = useLocation()
  return usePdfSession({
    edgeToEdge: phone,
    open: (onTrouble) => openPdf({ link, renew, fetch: window.fetch.bind(window), onTrouble }),
    start: { ...startOf(search, state), find: asked },
    texts: createPageTexts(language, direction, {
      page: (number) => t('documents.pageNumber', { page: formatNumber(number) }),
      annotation: (type) => t('documents.annotation', { type }),
    }),
    onJump: jump,
  })
}

function useRetryWhenOnline(session: PdfSession | undefined) {
  useEffect(() => {
    const retry = () => session?.retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [session])
}

interface SidePanelProps {
  session: PdfSession
  state: ReturnType<typeof usePdfState>
  panel: Panel | undefined
  phone: boolean
  onClose: () => void
}

function SidePanel({ session, state, panel, phone, onClose }: SidePanelProps) {
  const t = useText()
  if (!panel) return null
  const onFollow = phone ? onClose : () => {}
  const title = t(panel === 'outline' ? 'documents.outline' : 'documents.thumbnails')
  const content =
    panel === 'outline' ? (
      <OutlinePanel session={session} onFollow={onFollow} />
    ) : (
      <ThumbnailsPanel session={session} state={state} onFollow={onFollow} />
    )
  if (!phone) {
    return (
      <aside className="pdf-panel" aria-label={title}>
        {content}
      </aside>
    )
  }
  return (
    <Drawer open placement="bottom" size="70dvh" title={title} onClose={onClose}>
      {content}
    </Drawer>
  )
}
