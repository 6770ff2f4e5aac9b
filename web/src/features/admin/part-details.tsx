import type { PartHealth } from '#contract/admin.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { HealthState } from './health-state.tsx'
import { PartFacts } from './part-facts.tsx'

/** Everything that is known of a part. */
export function PartDetails({ part, onClose }: { part: PartHealth; onClose: () => void }) {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <Dialog
      title={t(`admin.part.${part.part}`)}
      actions={<Button onClick={onClose}>{t('shell.close')}</Button>}
      onClose={onClose}
    >
      <dl className="health-details">
        <dt>{t('admin.state')}</dt>
        <dd>
          <HealthState state={part.state}>{t(`admin.state.${part.state}`)}</HealthState>
        </dd>
        <dt>{t('admin.answered')}</dt>
        <dd>{formatNumber(part.milliseconds, { style: 'unit', unit: 'millisecond' })}</dd>
      </dl>
      <PartFacts facts={part.facts} />
    </Dialog>
  )
}
