import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '../controls/button.tsx'

interface ErrorStateProps {
  title?: string
  /** says what is safe and what to do */
  children?: ReactNode
  onRetry?: () => void
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const t = useText()
  return (
    <div className="state" role="alert">
      <p className="state-title">{title ?? t('shell.failed')}</p>
      {children && <div className="state-text">{children}</div>}
      {onRetry && <Button onClick={onRetry}>{t('shell.tryAgain')}</Button>}
    </div>
  )
}
