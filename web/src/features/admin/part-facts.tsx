import type { PartHealth } from '#contract/admin.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'

const BYTES_PER_GB = 1e9
const BYTES_PER_MB = 1e6
const COUNTED = ['documents', 'waiting', 'failed', 'nodes', 'zones', 'unassignedShards'] as const

export function PartFacts({ facts }: Pick<PartHealth, 'facts'>) {
  const t = useText()
  const { formatNumber } = useLocale()
  const size = (bytes: number) =>
    bytes >= BYTES_PER_GB
      ? formatNumber(bytes / BYTES_PER_GB, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
      : formatNumber(bytes / BYTES_PER_MB, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
  const { freeBytes, totalBytes } = facts
  const counted = COUNTED.flatMap((fact) => {
    const value = facts[fact]
    return value === undefined ? [] : [{ fact, text: t(`admin.fact.${fact}`, { value: formatNumber(value) }) }]
  })
  const disk =
    freeBytes === undefined || totalBytes === undefined
      ? []
      : [{ fact: 'disk', text: t('admin.fact.disk', { free: size(freeBytes), total: size(totalBytes) }) }]
  const all = [...counted, ...disk]
  if (all.length === 0) return null
  return (
    <ul className="health-facts">
      {all.map(({ fact, text }) => (
        <li key={fact}>{text}</li>
      ))}
    </ul>
  )
}
