import { type FailedJobRow, ingest } from '#contract/admin/ingest.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CsvButton } from '#web/ui/controls/csv-button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'

const REFRESH = { refresh: [ingest.ingest] }

/** Jobs of all kinds that failed with all their tries. */
export function FailedJobs({ rows }: { rows: readonly FailedJobRow[] }) {
  const t = useText()
  const { formatDate } = useLocale()
  const heads = [t('admin.ingest.job'), 'id', t('admin.ingest.reason'), t('admin.ingest.tries'), t('admin.date')]
  const cells = ({ name, id, reason, tries, failedAt }: FailedJobRow) => [name, id, reason, String(tries), failedAt]
  return (
    <>
      <CsvButton name="failed-jobs" heads={heads} rows={async () => rows.map(cells)} />
      <DataTable
        label={t('admin.ingest.failedJobs')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('admin.ingest.job'),
            cell: ({ name, id }) => (
              <>
                <code dir="ltr">{name}</code>
                <div className="quiet admin-code">
                  <bdi>{id}</bdi>
                </div>
              </>
            ),
          },
          {
            key: 'reason',
            title: t('admin.ingest.reason'),
            cell: ({ reason }) => (
              <span lang="en" dir="ltr" className="admin-code">
                {reason}
              </span>
            ),
          },
          {
            key: 'at',
            title: t('admin.date'),
            cell: ({ failedAt }) => formatDate(failedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          },
          { key: 'acts', title: t('admin.linkActs'), titleHidden: true, cell: ({ id }) => <JobActs id={id} /> },
        ]}
      />
    </>
  )
}

function JobActs({ id }: { id: string }) {
  const t = useText()
  const retrying = useCommand(ingest.retryJob, REFRESH)
  const dropping = useCommand(ingest.dropJob, REFRESH)
  const isPending = retrying.pending || dropping.pending
  const attempt = (work: Promise<unknown>) =>
    work.catch((error) => notify.error(t(`problems.${error instanceof CallError ? error.problem.code : 'unexpected'}`)))
  return (
    <div className="ingest-acts">
      <Button disabled={isPending} onClick={() => void attempt(retrying.run({ id }))}>
        {t('admin.ingest.again')}
      </Button>
      <Button type="text" disabled={isPending} onClick={() => void attempt(dropping.run({ id }))}>
        {t('admin.ingest.dropJob')}
      </Button>
    </div>
  )
}
