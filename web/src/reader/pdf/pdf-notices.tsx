import Alert from 'antd/es/alert'
import Button from 'antd/es/button'
import Progress from 'antd/es/progress'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { PdfState } from './session/pdf-state.ts'

/** Blank sheet with a progress bar, shown until the first page is drawn. */
export function PdfLoading({ state, size }: { state: PdfState; size: number }) {
  const t = useText()
  const percent = Math.min(99, Math.round((state.loaded / Math.max(size, 1)) * 100))
  return (
    <div className="pdf-loading" role="status" aria-label={t('documents.loading')}>
      <div className="pdf-loading-sheet">
        <Progress percent={percent} showInfo={false} size="small" aria-hidden="true" />
        <p>{t('documents.loading')}</p>
      </div>
    </div>
  )
}

export function PdfFailure({ phase, onAgain }: { phase: 'broken' | 'locked'; onAgain: () => void }) {
  const t = useText()
  return (
    <div className="pdf-failure">
      <Alert
        type="error"
        showIcon
        title={t(phase === 'locked' ? 'documents.lockedTitle' : 'documents.brokenTitle')}
        description={t(phase === 'locked' ? 'documents.lockedText' : 'documents.brokenText')}
        action={<Button onClick={onAgain}>{t('documents.tryAgain')}</Button>}
      />
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
  if (state.trouble === 'offline') {
    return <Notice title={t('documents.offline')} action={t('documents.tryAgain')} onAction={onRetry} />
  }
  if (state.trouble === 'refused') {
    return <Notice title={t('documents.expired')} action={t('documents.openAgain')} onAction={onReopen} />
  }
  if (state.trouble === 'changed') {
    return <Notice title={t('documents.fileChanged')} action={t('documents.openAgain')} onAction={onReopen} />
  }
  if (state.brokenPage === state.page) return <Alert type="warning" banner title={t('documents.brokenPage')} />
  return null
}

function Notice({ title, action, onAction }: { title: string; action: string; onAction: () => void }) {
  return (
    <Alert
      type="warning"
      banner
      title={title}
      action={
        <Button size="small" onClick={onAction}>
          {action}
        </Button>
      }
    />
  )
}
