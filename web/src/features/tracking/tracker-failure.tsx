import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { isTrackerDown } from './is-tracker-down.ts'

export function TrackerFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText()
  return (
    <ErrorState title={t('tracking.notLoaded')} onRetry={onRetry}>
      {t(isTrackerDown(error) ? 'tracking.unavailable' : 'shell.failedText')}
    </ErrorState>
  )
}
