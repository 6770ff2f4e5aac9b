import type { MakingProgress } from '#contract/documents/comparison-progress.ts'
import { type Text, useLocale, useText } from '#web/lib/i18n/i18n.tsx'

const PERCENT = 100

/** Sentence about how far a job is: its place among those that wait, or its step. */
export const sentenceOfProgress = (t: Text, { step, ahead }: MakingProgress): string =>
  step === 'waiting' && ahead !== undefined ? t('comparison.ahead', { count: ahead }) : t(`comparison.step.${step}`)

/** Says how far a job is that makes a result. */
export function MakingStep({ progress }: { progress: MakingProgress }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { percent } = progress
  return (
    <p className="making-step">
      <span>{sentenceOfProgress(t, progress)}</span>
      {percent !== undefined && (
        <>
          <progress max={PERCENT} value={percent} aria-label={t('comparison.step.writing')} />
          <span>{formatNumber(percent / PERCENT, { style: 'percent' })}</span>
        </>
      )}
    </p>
  )
}
