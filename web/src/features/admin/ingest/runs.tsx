import { useState } from 'react'
import { type IngestRefusal, type IngestRun, ingest } from '#contract/admin/ingest.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { CsvButton } from '#web/ui/controls/csv-button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

const COUNTS = ['added', 'changed', 'unchanged', 'refused'] as const

/** Runs with their numbers, the last one first. */
export function Runs({ rows }: { rows: readonly IngestRun[] }) {
  const t = useText()
  const { formatDate, formatNumber } = useLocale()
  const [opened, setOpened] = useState<IngestRun>()
  const stateOf = ({ state }: IngestRun) => t(`admin.runState.${state}`)
  const heads = [t('admin.ingest.file'), t('admin.state'), ...COUNTS.map((name) => t(`admin.run.${name}`)), t('admin.date')]
  const cells = (row: IngestRun) => [row.name, stateOf(row), ...COUNTS.map((name) => String(row[name])), row.updatedAt]
  return (
    <>
      <CsvButton name="ingest-runs" heads={heads} rows={async () => rows.map(cells)} />
      <DataTable
        label={t('admin.ingest.runs')}
        rows={rows}
        keyOf={({ run }) => run}
        columns={[
          { key: 'name', title: t('admin.ingest.file'), cell: ({ name }) => <bdi>{name}</bdi> },
          {
            key: 'state',
            title: t('admin.state'),
            cell: (row) => (
              <>
                {stateOf(row)}
                {row.trouble && (
                  <div lang="en" dir="ltr" className="admin-code">
                    {row.trouble}
                  </div>
                )}
              </>
            ),
          },
          ...COUNTS.map((name) => ({
            key: name,
            title: t(`admin.run.${name}`),
            cell: (row: IngestRun) =>
              name === 'refused' && row.refused > 0 ? (
                <Button type="text" className="ingest-show" onClick={() => setOpened(row)}>
                  {t('admin.ingest.showRefused', { count: formatNumber(row.refused) })}
                </Button>
              ) : (
                formatNumber(row[name])
              ),
          })),
          {
            key: 'at',
            title: t('admin.date'),
            cell: ({ updatedAt }) => formatDate(updatedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          },
        ]}
      />
      {opened && <RefusalsDialog run={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function RefusalsDialog({ run: { run, name }, onClose }: { run: IngestRun; onClose: () => void }) {
  const t = useText()
  const { data, error, mutate } = useEndpoint(ingest.refusals, { run })
  const heads = [t('admin.ingest.file'), t('admin.ingest.line'), t('admin.ingest.field'), t('admin.ingest.reason')]
  const cells = ({ file, line, field = '', reason }: IngestRefusal) => [
    file,
    line === undefined ? '' : String(line),
    field,
    reason,
  ]
  const rows = (data ?? []).map((refusal, at) => ({ ...refusal, at }))
  const actions = (
    <>
      {data && <CsvButton name="refused-records" heads={heads} rows={async () => data.map(cells)} />}
      <Button onClick={onClose}>{t('shell.close')}</Button>
    </>
  )
  return (
    <Dialog wide title={t('admin.ingest.refusedOf', { name })} actions={actions} onClose={onClose}>
      {data && (
        <DataTable
          label={t('admin.ingest.refusedOf', { name })}
          rows={rows}
          keyOf={({ at }) => String(at)}
          columns={[
            { key: 'line', title: t('admin.ingest.line'), cell: ({ line }) => line },
            { key: 'field', title: t('admin.ingest.field'), cell: ({ field }) => field && <code dir="ltr">{field}</code> },
            {
              key: 'reason',
              title: t('admin.ingest.reason'),
              cell: ({ reason }) => (
                <span lang="en" dir="ltr">
                  {reason}
                </span>
              ),
            },
          ]}
        />
      )}
      {!data && error && <ErrorState title={t('admin.ingest.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70]} />}
    </Dialog>
  )
}
