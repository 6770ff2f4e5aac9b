import { type ReactNode, useRef } from 'react'
import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import { type TrackedDocument, tracking } from '#contract/tracking.ts'
import { knownStanding } from '#standing/status-words.ts'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { DocumentCell } from '#web/ui/document-cell.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { isTrackerDown } from './is-tracker-down.ts'
import { TrackerFailure } from './tracker-failure.tsx'

export type TrackedSort = 'on' | 'ContentTrackingOff'

const CHANGED = [tracking.page, tracking.documents, tracking.marks]

export const pageInput = (page: number, sort: TrackedSort) => ({
  page,
  size: LIST_PAGE_SIZE,
  sort: sort === 'on' ? undefined : sort,
})

interface TrackedDocumentsProps {
  page: number
  sort: TrackedSort
  onSort: (sort: TrackedSort) => void
  browse: string
  pager: (pages: number) => ReactNode
  /** renders what another area says of a document */
  note: (contentCode: string) => ReactNode
}

export function TrackedDocuments({ page, sort, onSort, browse, pager, note }: TrackedDocumentsProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isLoading, mutate } = useEndpoint(tracking.page, pageInput(page, sort), { keepPreviousData: true })
  const choices = [
    { value: 'on', label: t('tracking.onFirst') },
    { value: 'ContentTrackingOff', label: t('tracking.offFirst') },
  ] as const
  return (
    <section aria-labelledby="tracked-documents">
      <div className="tracker-head">
        <h2 ref={heading} id="tracked-documents" tabIndex={-1}>
          {t('tracking.documents', { count: data?.count ?? 0 })}
        </h2>
        {data && data.count > 1 && <Select label={t('tracking.order')} value={sort} options={choices} onChange={onSort} />}
      </div>
      {data && data.result.length > 0 && (
        <TrackedTable rows={data.result} busy={isLoading} note={note} onRemoved={() => heading.current?.focus()} />
      )}
      {data && data.count > LIST_PAGE_SIZE && pager(Math.ceil(data.count / LIST_PAGE_SIZE))}
      {data?.count === 0 && (
        <EmptyState
          title={t('tracking.none')}
          action={
            <Link to={browse} className="plain-button">
              {t('home.browse')}
            </Link>
          }
        />
      )}
      {!data && error && <TrackerFailure error={error} onRetry={() => void mutate()} />}
    </section>
  )
}

interface TrackedTableProps extends Pick<TrackedDocumentsProps, 'note'> {
  rows: readonly TrackedDocument[]
  busy: boolean
  onRemoved: () => void
}

/** Link to what the tracked edition changed since the one before it. */
function ChangesCell({ document, before }: TrackedDocument) {
  const t = useText()
  if (!before) return null
  return (
    <Link to={paths.changeReport({ older: before.contentCode, newer: document.contentCode })}>
      {t('comparison.since', { designation: before.designationNo })}
    </Link>
  )
}

function TrackedTable({ rows, busy, note, onRemoved }: TrackedTableProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const change = useCommand(tracking.change, { refresh: CHANGED })
  const remove = useCommand(tracking.remove, { refresh: CHANGED })
  const canCompare = hasFeature(useTenant(), 'version-compare')
  const failed = (error: unknown) => notify.error(t(isTrackerDown(error) ? 'tracking.unavailable' : 'tracking.failed'))
  const columns = [
    {
      key: 'document',
      title: t('tracking.document'),
      cell: ({ document }: TrackedDocument) => (
        <>
          <DocumentCell document={document} />
          {note(document.contentCode)}
        </>
      ),
    },
    {
      key: 'status',
      title: t('tracking.status'),
      cell: ({ document }: TrackedDocument) => <StandingLine standing={knownStanding(document)} />,
    },
    ...(canCompare && rows.some(({ before }) => before)
      ? [{ key: 'changes', title: t('comparison.changes'), cell: (row: TrackedDocument) => <ChangesCell {...row} /> }]
      : []),
    { key: 'since', title: t('tracking.since'), cell: ({ trackingSinceDate }: TrackedDocument) => formatDate(trackingSinceDate) },
    {
      key: 'on',
      title: t('tracking.told'),
      cell: ({ id, trackingFlag, document }: TrackedDocument) => (
        <Switch
          label={t('tracking.mark', { designation: document.displayDesignation })}
          labelHidden
          on={trackingFlag}
          onChange={(on) => void change.run({ id, trackingFlag: on }).catch(failed)}
        />
      ),
    },
    {
      key: 'remove',
      title: t('tracking.remove'),
      titleHidden: true,
      cell: ({ id, document }: TrackedDocument) => (
        <button
          type="button"
          className="icon-button"
          title={t('tracking.remove')}
          aria-label={t('tracking.removeOne', { designation: document.displayDesignation })}
          onClick={() => void remove.run({ id }).then(onRemoved, failed)}
        >
          <Icon shape="DeleteOutlined" aria-hidden="true" />
        </button>
      ),
    },
  ]
  return <DataTable label={t('tracking.list')} columns={columns} rows={rows} keyOf={({ id }) => id} busy={busy} />
}
