import type { LibraryMetrics } from '#contract/admin/metrics.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { useBytes } from './use-bytes.ts'

/** Figures of the process that answers. */
export function ProcessFacts({ metrics }: { metrics: LibraryMetrics }) {
  const t = useText()
  const { formatNumber, formatDate } = useLocale()
  const size = useBytes()
  const { processMetrics, garbageCollector, databases, eventLoop } = metrics
  const ms = (value: number) => formatNumber(value, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 })
  const share = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 })
  const timed = ({ count, mean, max }: { count: number; mean: number; max: number }) =>
    t('admin.timed', { count: formatNumber(count), mean: ms(mean), max: ms(max) })
  const started = new Date(processMetrics['process.start.time'] * 1000).toISOString()
  const facts = [
    ['uptime', formatDate(started, { dateStyle: 'medium', timeStyle: 'short' })],
    ['cpuUsage', share(processMetrics['process.cpu.usage'])],
    ['load', formatNumber(processMetrics['system.load.average.1m'], { maximumFractionDigits: 2 })],
    ['residentMemory', size(processMetrics['process.memory.resident'])],
    ['gcPauses', timed(garbageCollector['jvm.gc.pause'])],
    ['tableCalls', timed(databases.usage)],
    ['loopDelay', ms(eventLoop.delay['0.99'])],
    ['loopUse', share(eventLoop.utilization)],
  ] as const
  return (
    <dl className="admin-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`admin.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
