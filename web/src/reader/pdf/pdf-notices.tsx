import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { PdfState } from './session/pdf-state.ts'

/** Blank sheet with a progress bar, shown until the first page is drawn; the bar alone where a picture of the page is in view. */
export function PdfLoading({ state, size }: { state: PdfState; size: number }) {
  const t = useText()
  const bar = <progress max={Math.max(size, 1)} value={state.loaded} aria-hidden="true" />
  if (state.pictured)
    return (
      <div className="pdf-loading-bar" role="status" aria-label={t('documents.loading')}>
        {bar}
      </div>
    )
  return (
    <div className="pdf-loading" role="status" aria-label={t('documents.loading')}>
      <div className="pdf-loading-sheet">
        {bar}
        <p>{t('documents.loading')}</p>
      </div>
    </div>
  )
}

export function PdfFailure({ phase, onAgain }: { phase: 'broken' | 'locked'; onAgain: () => void }) {
  const t = useText()
  return (
    <div className="pdf-failure" role="alert">
      <h2>{t(phase === 'locked' ? 'documents.lockedTitle' : 'documents.brokenTitle')}</h2>
      <p>{t(phase === 'locked' ? 'documents.lockedText' : 'documents.brokenText')}</p>
      <Button onClick={onAgain}>{t('documents.tryAgain')}</Button>
    </div>
  )
}

interface TroubleProps {
  state: PdfState
  onRetry: () => void
  onReopen: () => void
}

/** Warns about missing parts of the file; pages that are drawn stay readable. */
export function PdfTrouble({ state, onRetry, onReopen }: TroubleProps) {
  const t = useText()
  if (state.trouble === 'offline')
    return <Notice text={t('documents.offline')} action={t('documents.tryAgain')} onAction={onRetry} />
  if (state.trouble === 'failed')
    return <Notice text={t('documents.htmlFailed')} action={t('documents.tryAgain')} onAction={onRetry} />
  if (state.trouble === 'refused')
    return <Notice text={t('documents.expired')} action={t('documents.openAgain')} onAction={onReopen} />
  if (state.trouble === 'changed')
    return <Notice text={t('documents.fileChanged')} action={t('documents.openAgain')} onAction={onReopen} />
  if (state.brokenPage === state.page) return <Band>{t('documents.brokenPage')}</Band>
  return null
}

function Notice({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <Band>
      {text} <Button onClick={onAction}>{action}</Button>
    </Band>
  )
}

const Band = ({ children }: { children: ReactNode }) => (
  <div className="pdf-trouble" role="alert">
    {children}
  </div>
)
