import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'

interface ComparisonProgressProps {
  /** key of the sentence while the result is made */
  readonly making: string
  /** key of the sentence when it was asked for often enough */
  readonly late: string
  readonly isLate: boolean
  readonly onAgain: () => void
}

/** State of a comparison that has no result yet. */
export function ComparisonProgress({ making, late, isLate, onAgain }: ComparisonProgressProps) {
  const t = useText()
  if (isLate) return <ErrorState title={t(late)} onRetry={onAgain} />
  return (
    <div className="compare-progress" role="status">
      <Spinner />
      <p>{t(making)}</p>
      <p className="compare-progress-note">{t('comparison.makingLarge')}</p>
    </div>
  )
}
