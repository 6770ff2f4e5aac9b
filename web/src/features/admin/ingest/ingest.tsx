import { ingest } from '#contract/admin/ingest.ts'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { Runs } from './runs.tsx'
import { SendFile } from './send-file.tsx'
import { UploadCard } from './upload-card.tsx'
import '../admin.css'
import './ingest.css'

type Listed = OutputOf<typeof ingest.ingest>

/** While something is read or taken in, the page looks again after this long. */
const BUSY_INTERVAL_MS = 1500

const isBusy = ({ uploads, runs }: Listed) =>
  uploads.some(({ state }) => state === 'checking') || runs.some(({ state }) => state === 'running')

/** Files to ingest, the runs of the last 90 days and failed jobs, for administrators. */
export function Ingest() {
  const t = useText()
  const { data, error, mutate } = useEndpoint(
    ingest.ingest,
    {},
    { revalidateIfStale: true, refreshInterval: (latest) => (latest && isBusy(latest) ? BUSY_INTERVAL_MS : 0) },
  )
  return (
    <>
      <div className="search-head">
        <h1>{t('admin.ingest')}</h1>
      </div>
      <p className="quiet">{t('admin.ingest.about')}</p>
      <SendFile onSent={() => void mutate()} />
      {data?.uploads.map((upload) => (
        <UploadCard key={upload.id} upload={upload} onStarted={() => void mutate()} />
      ))}
      <h2 className="admin-section">{t('admin.ingest.runs')}</h2>
      {data && data.runs.length > 0 && <Runs rows={data.runs} />}
      {data?.runs.length === 0 && <p>{t('admin.ingest.noRuns')}</p>}
      <h2 className="admin-section">{t('admin.ingest.failedJobs')}</h2>
      {data && data.failedJobs.length > 0 && <FailedJobs rows={data.failedJobs} />}
      {data?.failedJobs.length === 0 && <p>{t('admin.ingest.noFailedJobs')}</p>}
      {!data && error && <ErrorState title={t('admin.ingest.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
    </>
  )
}
