import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import './comparison-progress.css'

interface ComparisonProgressProps {
  readonly isHtml?: boolean
  /** when it was asked for, if that is known */
  readonly since: string | undefined
  /** the result was asked for often enough */
  readonly isLate: boolean
  readonly onAgain: () => void
}

/** State of a comparison that has no result yet. */
export function ComparisonProgress({ isHtml, since, isLate, onAgain }: ComparisonProgressProps) {
  const t = useText()
  const { formatDate } = useLocale()
  if (isLate) return <ErrorState title={t(isHtml ? 'comparison.generatingFailed' : 'comparison.late')} onRetry={onAgain} />
  return (
    <div className="compare-progress" role="status">
      <Spinner />
      <p>{t(isHtml ? 'comparison.generating' : 'comparison.making')}</p>
      <p className="compare-progress-note">{t('comparison.makingLarge')}</p>
      {since && (
        <p className="compare-progress-note">
          {t('comparison.makingSince', { time: formatDate(since, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      )}
    </div>
  )
}
