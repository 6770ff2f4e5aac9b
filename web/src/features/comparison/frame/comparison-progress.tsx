import { useState } from 'react'
import { comparison } from '#contract/documents/comparison.ts'
import type { ComparisonView } from '#contract/documents/comparison-progress.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { type ComparedPair, codeOfId, type Polled } from './api.ts'
import { AwaitButton } from './await-button.tsx'
import { MakingStep } from './making-step.tsx'
import './comparison-progress.css'

interface ComparisonProgressProps {
  readonly pair: ComparedPair
  readonly view: Exclude<ComparisonView, 'redline'>
  readonly polled: Pick<Polled, 'since' | 'progress' | 'isLate' | 'again'>
}

const TEXT_VIEWS: readonly ComparisonView[] = ['unified', 'split']

/** State of a comparison that has no result yet. */
export function ComparisonProgress({ pair, view, polled: { since, progress, isLate, again } }: ComparisonProgressProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const isText = TEXT_VIEWS.includes(view)
  if (isLate)
    return (
      <ErrorState title={t(isText ? 'comparison.generatingFailed' : 'comparison.late')} onRetry={again}>
        <AwaitButton pair={pair} view={view} />
      </ErrorState>
    )
  return (
    <div className="compare-progress">
      <div role="status">
        <Spinner />
        <p>{t(isText ? 'comparison.generating' : 'comparison.making')}</p>
      </div>
      {progress && <MakingStep progress={progress} />}
      <p className="compare-progress-note">{t('comparison.makingLarge')}</p>
      {since && (
        <p className="compare-progress-note">
          {t('comparison.makingSince', { time: formatDate(since, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      )}
      {progress && (
        <div className="compare-progress-acts">
          <AwaitButton pair={pair} view={view} />
          <CancelButton pair={pair} view={view} />
        </div>
      )}
    </div>
  )
}

/** Ends the waiting, and leads back to the newer document. */
function CancelButton({ pair, view }: Pick<ComparisonProgressProps, 'pair' | 'view'>) {
  const t = useText()
  const call = useCall()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function cancel(): Promise<void> {
    setBusy(true)
    try {
      await call(comparison.cancel, { ...pair, view })
      navigate(paths.document(codeOfId(pair.newer)))
    } catch {
      setBusy(false)
      notify.error(t('comparison.cancelFailed'))
    }
  }
  return (
    <Button disabled={busy} onClick={() => void cancel()}>
      {t('comparison.cancel')}
    </Button>
  )
}
