import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'

interface ComparisonProgressProps {
  readonly isHtml?: boolean
  /** the result was asked for often enough */
  readonly isLate: boolean
  readonly onAgain: () => void
}

/** State of a comparison that has no result yet. */
export function ComparisonProgress({ isHtml, isLate, onAgain }: ComparisonProgressProps) {
  const t = useText()
  if (isLate) return <ErrorState title={t(isHtml ? 'comparison.generatingFailed' : 'comparison.late')} onRetry={onAgain} />
  return (
    <div className="compare-progress" role="status">
      <Spinner />
      <p>{t(isHtml ? 'comparison.generating' : 'comparison.making')}</p>
      <p className="compare-progress-note">{t('comparison.makingLarge')}</p>
    </div>
  )
}
