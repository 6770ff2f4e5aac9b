import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useOffline } from '#web/lib/network/offline.ts'
import { Button } from '../controls/button.tsx'

interface ErrorStateProps {
  title?: string
  /** says what is safe and what to do */
  children?: ReactNode
  onRetry?: () => void
}

/** Says that something failed, and offers to try again; without a network it says that it comes by itself. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const t = useText()
  const offline = useOffline()
  if (offline)
    return (
      <div className="state" role="status">
        <p className="state-title">{t('shell.offline')}</p>
        <div className="state-text">{t('shell.offlineMissing')}</div>
      </div>
    )
  return (
    <div className="state" role="alert">
      <p className="state-title">{title ?? t('shell.failed')}</p>
      {children && <div className="state-text">{children}</div>}
      {onRetry && <Button onClick={onRetry}>{t('shell.tryAgain')}</Button>}
    </div>
  )
}
