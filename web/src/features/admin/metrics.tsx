import { useState } from 'react'
import { admin as adminApi } from '#contract/admin/admin.ts'
import type { LibraryMetrics as MetricsAnswer } from '#contract/admin/metrics.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ProcessFacts } from './process-facts.tsx'
import { Threads } from './threads.tsx'
import { useBytes } from './use-bytes.ts'
import './admin.css'

/** Figures of requests, memory and processor, for administrators. */
export function Metrics() {
  const t = useText()
  const { data, error, mutate } = useEndpoint(adminApi.metrics, {}, { revalidateIfStale: true })
  const again = () => void mutate().catch(() => undefined)
  return (
    <>
      <div className="search-head">
        <h1>{t('admin.metrics')}</h1>
        {data && <Button onClick={again}>{t('admin.askAgain')}</Button>}
      </div>
      {data && <p className="quiet">{t(`admin.metricsOf.${data.of}`)}</p>}
      {!data && error && <ErrorState title={t('admin.metricsNotLoaded')} onRetry={again} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
      {data && (
        <>
          <ProcessFacts metrics={data} />
          <h2 className="admin-section">{t('admin.requests')}</h2>
          <Requests {...data} />
          <h2 className="admin-section">{t('admin.memory')}</h2>
          <Memory spaces={data.jvm} />
          <ThreadsOnRequest />
        </>
      )}
    </>
  )
}

interface RequestRow {
  readonly path: string
  readonly method: string
  readonly count: number
  readonly mean: number
  readonly max: number
}

function Requests({ services }: Pick<MetricsAnswer, 'services'>) {
  const t = useText()
  const { formatNumber } = useLocale()
  const rows = Object.entries(services)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, timing]): RequestRow => ({ path, method, ...timing })))
    .sort((one, other) => other.count - one.count)
  const milliseconds = (ms: number) => formatNumber(ms, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 })
  const columns = [
    {
      key: 'path',
      title: t('admin.path'),
      cell: ({ path, method }: RequestRow) => (
        <code dir="ltr" className="admin-code">
          {method} {path}
        </code>
      ),
    },
    { key: 'count', title: t('admin.count'), cell: ({ count }: RequestRow) => formatNumber(count) },
    { key: 'mean', title: t('admin.mean'), cell: ({ mean }: RequestRow) => milliseconds(mean) },
    { key: 'max', title: t('admin.max'), cell: ({ max }: RequestRow) => milliseconds(max) },
  ]
  return <DataTable label={t('admin.requests')} columns={columns} rows={rows} keyOf={({ path, method }) => `${method} ${path}`} />
}

function Memory({ spaces }: { spaces: MetricsAnswer['jvm'] }) {
  const t = useText()
  const size = useBytes()
  const rows = Object.entries(spaces).map(([name, space]) => ({ name, ...space }))
  type Row = (typeof rows)[number]
  const columns = [
    {
      key: 'space',
      title: t('admin.space'),
      cell: ({ name }: Row) => (
        <code dir="ltr" className="admin-code">
          {name}
        </code>
      ),
    },
    { key: 'used', title: t('admin.used'), cell: ({ used }: Row) => size(used) },
    { key: 'committed', title: t('admin.committed'), cell: ({ committed }: Row) => size(committed) },
  ]
  return <DataTable label={t('admin.memory')} columns={columns} rows={rows} keyOf={({ name }) => name} />
}

/** Threads are watched for a moment, so only where somebody wants to see them. */
function ThreadsOnRequest() {
  const t = useText()
  const [shown, setShown] = useState(false)
  return (
    <>
      <h2 className="admin-section">{t('admin.threads')}</h2>
      {shown ? <Threads /> : <Button onClick={() => setShown(true)}>{t('admin.showThreads')}</Button>}
    </>
  )
}
