import type { HealthComponent } from '#contract/admin/health.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { useBytes } from './use-bytes.ts'

const COUNTED = [
  'documents',
  'waiting',
  'failed',
  'lost',
  'undelivered',
  'refused',
  'entries',
  'firstBroken',
  'nodes',
  'zones',
  'unassignedShards',
] as const

export function PartFacts({ details }: Pick<HealthComponent, 'details'>) {
  const t = useText()
  const { formatNumber, formatDate } = useLocale()
  const size = useBytes()
  const { free, total, threshold, lag, closedMonth, lastRun } = details
  const counted = COUNTED.flatMap((fact) => {
    const value = details[fact]
    return value === undefined ? [] : [{ fact, text: t(`admin.fact.${fact}`, { value: formatNumber(value) }) }]
  })
  const disk =
    free === undefined || total === undefined || threshold === undefined
      ? []
      : [
          { fact: 'disk', text: t('admin.fact.disk', { free: size(free), total: size(total) }) },
          { fact: 'threshold', text: t('admin.fact.threshold', { value: size(threshold) }) },
        ]
  const late =
    lag === undefined
      ? []
      : [{ fact: 'lag', text: t('admin.fact.lag', { value: formatNumber(lag, { style: 'unit', unit: 'millisecond' }) }) }]
  const closed =
    closedMonth === undefined
      ? []
      : [{ fact: 'closedMonth', text: t('admin.fact.closedMonth', { value: formatDate(closedMonth) }) }]
  const ran =
    lastRun === undefined
      ? []
      : [
          {
            fact: 'lastRun',
            text: t('admin.fact.lastRun', { value: formatDate(lastRun, { dateStyle: 'medium', timeStyle: 'short' }) }),
          },
        ]
  const all = [...ran, ...counted, ...late, ...closed, ...disk]
  if (all.length === 0) return null
  return (
    <ul className="health-facts">
      {all.map(({ fact, text }) => (
        <li key={fact}>{text}</li>
      ))}
    </ul>
  )
}
