import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { HealthState, levelOf, type NamedPart } from './health-state.tsx'
import { PartFacts } from './part-facts.tsx'

/** Everything that is known of a part. */
export function PartDetails({ part, onClose }: { part: NamedPart; onClose: () => void }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { warning, responseTime = 0 } = part.details
  return (
    <Dialog
      title={t(`admin.part.${part.name}`)}
      actions={<Button onClick={onClose}>{t('shell.close')}</Button>}
      onClose={onClose}
    >
      <dl className="health-details">
        <dt>{t('admin.state')}</dt>
        <dd>
          <HealthState state={levelOf(part)}>{t(`admin.state.${levelOf(part)}`)}</HealthState>
        </dd>
        {warning && (
          <>
            <dt>{t('admin.warning')}</dt>
            <dd>{t(`admin.warning.${warning}`)}</dd>
          </>
        )}
        <dt>{t('admin.answered')}</dt>
        <dd>{formatNumber(responseTime, { style: 'unit', unit: 'millisecond' })}</dd>
      </dl>
      <PartFacts details={part.details} />
    </Dialog>
  )
}
