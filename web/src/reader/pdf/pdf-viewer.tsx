import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FileLink } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { initialPanels, openPanel, togglePanel } from './open-panels.ts'
import { PdfFailure, PdfLoading, PdfTrouble } from './pdf-notices.tsx'
import { SidePanel, TopPanel } from './pdf-panels.tsx'
import { PdfToolbar } from './pdf-toolbar.tsx'
import { openPdf } from './session/open-pdf.ts'
import { createPageTexts } from './session/page-texts.ts'
import type { PdfSession } from './session/pdf-session.ts'
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
  onReopen: () => void
  layers: readonly PdfLayer[]
  panels: readonly PdfPanel[]
}

/** Shows a PDF. Layers and panels are given by whoever composes the reader, and stay the same while it is open. */
export function PdfViewer({ link, renew, phone, onReopen, layers, panels }: PdfViewerProps) {
  const t = useText()
  const { jump, own } = useJumps()
  const { container, session } = useOpened({ link, renew, phone, layers, jump })
  const state = usePdfState(session)
  usePageInUrl(session, own)
  useRetryWhenOnline(session)
  const [open, setOpen] = useState(() => initialPanels(panels, phone))
  const close = (place: PdfPanel['place']) => {
    setOpen({ ...open, [place]: undefined })
    if (place === 'top') container.current?.focus({ preventScroll: true })
  }
  const toggle = (panel: PdfPanel) => {
    if (panel.place === 'top' && open.top === panel.id) close('top')
    else setOpen(togglePanel(open, panel))
  }
  const find = panels.find(({ id }) => id === 'find')
  useViewerKeys(session, () => find && setOpen(openPanel(open, find)))
  const toolbar = <PdfToolbar {...{ session, state, panels, open, phone }} onPanel={toggle} />
  const shown = session && { session, state, panels, open }
  const failed = state.phase === 'broken' || state.phase === 'locked'
  return (
    <section className="pdf-frame" data-phone={phone || undefined} aria-label={t('documents.viewer')}>
      {!phone && toolbar}
      {shown && <TopPanel {...shown} onClose={() => close('top')} />}
      <PdfTrouble state={state} onRetry={() => session?.retry()} onReopen={onReopen} />
      <div className="pdf-body">
        {shown && <SidePanel {...shown} phone={phone} onClose={() => close('side')} />}
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

type Opened = Pick<PdfViewerProps, 'link' | 'renew' | 'phone' | 'layers'> & { jump: ReturnType<typeof useJumps>['jump'] }

function useOpened({ link, renew, phone, layers, jump }: Opened) {
  const t = useText()
  const { language, direction, formatNumber } = useLocale()
  const { search, state } = useLocation()
  return usePdfSession(layers, {
    edgeToEdge: phone,
    open: (onTrouble) => openPdf({ link, renew, fetch: window.fetch.bind(window), onTrouble }),
    start: startOf(search, state),
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
