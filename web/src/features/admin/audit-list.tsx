import { type ReactNode, useEffect, useState } from 'react'
import { admin } from '#contract/admin/admin.ts'
import type { AuditRow } from '#contract/admin/audits.ts'
import type { InputOf } from '#contract/endpoint/endpoint.ts'
import type { CallError } from '#web/lib/calls/call.ts'
import { readPages } from '#web/lib/calls/read-pages.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { CsvButton } from '#web/ui/controls/csv-button.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import './admin.css'

type Query = Required<InputOf<typeof admin.audits>>

interface AuditListProps {
  query: Query
  hrefOf: (query: Partial<Query>) => string
  onQuery: (query: Partial<Query>) => void
  pager: (pages: number) => ReactNode
}

interface Loaded {
  readonly rows: readonly AuditRow[]
  readonly count: number
}

/** Loads a page of audits with the number of all, which stands in a header of the answer. */
function useAudits(query: Query) {
  const call = useCall()
  const [loaded, setLoaded] = useState<Loaded>()
  const [error, setError] = useState<CallError>()
  const [tries, setTries] = useState(0)
  const { page, size, sort, fromDate, toDate } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the same page again
  useEffect(() => {
    const stop = new AbortController()
    call.raw(admin.audits, { page, size, sort, fromDate, toDate }, { signal: stop.signal }).then(
      ({ data, headers }) => {
        setError(undefined)
        setLoaded({ rows: data, count: Number(headers.get('X-Total-Count') ?? data.length) })
      },
      (failure: CallError) => stop.signal.aborted || setError(failure),
    )
    return () => stop.abort()
  }, [call, page, size, sort, fromDate, toDate, tries])
  return { loaded, error, again: () => setTries(tries + 1) }
}

/** Acts in the library and who did them, for administrators. */
export function AuditList({ query, hrefOf, onQuery, pager }: AuditListProps) {
  const t = useText()
  const { loaded, error, again } = useAudits(query)
  return (
    <>
      <div className="search-head">
        <h1>{t('admin.audits')}</h1>
        {loaded && loaded.count > 0 && <AuditsDownload query={query} />}
      </div>
      <FilterForm>
        <label>
          {t('admin.from')}
          <input
            type="date"
            value={query.fromDate}
            max={query.toDate}
            onChange={({ target: { value } }) => value && onQuery({ fromDate: value, page: 0 })}
          />
        </label>
        <label>
          {t('admin.to')}
          <input
            type="date"
            value={query.toDate}
            min={query.fromDate}
            onChange={({ target: { value } }) => value && onQuery({ toDate: value, page: 0 })}
          />
        </label>
      </FilterForm>
      {error && <ErrorState title={t('admin.auditsNotLoaded')} onRetry={again} />}
      {!loaded && !error && <Skeleton lines={[60, 80, 70, 40]} />}
      {loaded && !error && loaded.rows.length === 0 && <EmptyState title={t('admin.noAudits')} />}
      {loaded && !error && loaded.rows.length > 0 && <AuditTable rows={loaded.rows} sort={query.sort} hrefOf={hrefOf} />}
      {loaded && !error && pager(Math.ceil(loaded.count / query.size))}
    </>
  )
}

const EXPORT_SIZE = 100

/** Downloads the audits of the days, in the order of the table. */
function AuditsDownload({ query: { sort, fromDate, toDate } }: Pick<AuditListProps, 'query'>) {
  const t = useText()
  const call = useCall()
  const heads = [t('admin.date'), t('admin.user'), t('admin.event'), t('admin.extraData'), t('admin.auditNumber'), 'SHA-256']
  const rowOf = ({ timestamp, principal, type, data, number, hash }: AuditRow) => [
    timestamp,
    principal,
    type,
    Object.entries(data)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
    String(number),
    hash,
  ]
  const load = async (page: number) => {
    const { data, headers } = await call.raw(admin.audits, { sort, fromDate, toDate, page, size: EXPORT_SIZE })
    return { result: data, count: Number(headers.get('X-Total-Count') ?? data.length) }
  }
  return <CsvButton name="audits" heads={heads} rows={async () => (await readPages(EXPORT_SIZE, load)).map(rowOf)} />
}

const SORTED = [
  ['timestamp', 'admin.date'],
  ['principal', 'admin.user'],
  ['type', 'admin.event'],
] as const

function AuditTable({
  rows,
  sort,
  hrefOf,
}: {
  rows: readonly AuditRow[]
  sort: Query['sort']
  hrefOf: AuditListProps['hrefOf']
}) {
  const t = useText()
  const { formatDate } = useLocale()
  const [by, direction] = sort.split(',')
  return (
    <table className="data-table" aria-label={t('admin.audits')}>
      <thead>
        <tr>
          {SORTED.map(([field, name]) => {
            const isSorted = by === field
            const next = isSorted && direction === 'desc' ? 'asc' : 'desc'
            const order = isSorted ? (direction === 'desc' ? 'descending' : 'ascending') : undefined
            return (
              <th key={field} scope="col" aria-sort={order}>
                <Link to={hrefOf({ sort: `${field},${next}`, page: 0 })} className="sort-link" data-order={order}>
                  {t(name)}
                </Link>
              </th>
            )
          })}
          <th scope="col">{t('admin.extraData')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, timestamp, principal, type, data }) => (
          <tr key={number}>
            <th scope="row">
              <span className="cell-time">{formatDate(timestamp, { dateStyle: 'medium', timeStyle: 'medium' })}</span>
            </th>
            <td data-title={t('admin.user')}>
              <bdi className="cell-name">{principal}</bdi>
            </td>
            <td data-title={t('admin.event')}>
              <code dir="ltr" className="admin-code cell-code">
                {type}
              </code>
            </td>
            <td data-title={t('admin.extraData')}>
              {Object.entries(data).map(([name, value]) => (
                <div key={name}>
                  <bdi>{name === 'message' ? value : `${name}: ${value}`}</bdi>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
