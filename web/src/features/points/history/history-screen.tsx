import { type ReactNode, useState } from 'react'
import { markWords } from '#comparison/page/mark-words.ts'
import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import type { PointAudit } from '#contract/points/point-schemas.ts'
import { points } from '#contract/points/points.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { MarkedWords } from '#web/ui/text/marked-words.tsx'
import { changedFields } from './changed-fields.ts'
import { cutParts } from './cut-parts.ts'
import './history.css'

/** Characters of a text that are shown at first. */
const SHOWN_LENGTH = 255
const SIZES = [LIST_PAGE_SIZE, 25, 50] as const
const SORTS = ['createdDate-', 'createdDate'] as const

interface HistoryScreenProps {
  id: string
  back: ReactNode
}

/** Change history of a compass point. */
export function HistoryScreen({ id, back }: HistoryScreenProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const [sort, setSort] = useState<(typeof SORTS)[number]>(SORTS[0])
  const [size, setSize] = useState<number>(LIST_PAGE_SIZE)
  const [page, setPage] = useState(0)
  const { data, error, isLoading, mutate } = useEndpoint(
    points.history,
    { id, pageIndex: page, pageSize: size, sort },
    { keepPreviousData: true },
  )
  const pages = data ? Math.ceil(data.totalElements / size) : 0
  const isMissing = error?.problem.code === 'point-not-found'
  const step = (to: number, label: string) => (
    <Button disabled={to < 0 || to >= pages} onClick={() => setPage(to)}>
      {label}
    </Button>
  )
  return (
    <>
      <div className="search-head">
        {back}
        <h1>
          {t('points.historyTitle')} {data && <span className="heading-count">{formatNumber(data.totalItems)}</span>}
        </h1>
      </div>
      {data && (
        <>
          <p className="annotations-hint">
            <bdi>{data.name || t('points.unnamed')}</bdi> · <Designation>{data.designation}</Designation>
          </p>
          <FilterForm>
            <Select
              label={t('points.perPage')}
              value={String(size)}
              options={SIZES.map((value) => ({ value: String(value), label: formatNumber(value) }))}
              onChange={(value) => {
                setSize(Number(value))
                setPage(0)
              }}
            />
            <Select
              label={t('points.sort')}
              value={sort}
              options={[
                { value: SORTS[0], label: t('points.newestFirst') },
                { value: SORTS[1], label: t('points.oldestFirst') },
              ]}
              onChange={(value) => {
                setSort(value)
                setPage(0)
              }}
            />
          </FilterForm>
          <ol className="points-history" aria-busy={isLoading || undefined} aria-label={t('points.historyTitle')}>
            {data.content.map((change) => (
              <Change key={`${change.createdDate} ${change.dbTransactionType}`} change={change} />
            ))}
          </ol>
          {pages > 1 && (
            <div className="annotation-actions">
              {step(page - 1, t('search.previous'))}
              {step(page + 1, t('search.next'))}
            </div>
          )}
        </>
      )}
      {isMissing && (
        <EmptyState title={t('points.notFound')}>
          <p>{t('points.notFoundText')}</p>
        </EmptyState>
      )}
      {!data && error && !isMissing && <ErrorState title={t('points.historyNotLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[35, 80, 30, 70, 40, 75]} />}
    </>
  )
}

const KINDS = {
  INSERT: 'points.change.INSERT',
  UPDATE: 'points.change.UPDATE',
  'UPDATE-SELECTION': 'points.change.UPDATE-SELECTION',
  ACTIVATE: 'points.change.ACTIVATE',
  DEACTIVATE: 'points.change.DEACTIVATE',
} as const

const FIELD_LABELS = {
  name: 'points.field.name',
  description: 'points.field.description',
  overlayDetails: 'points.field.overlayDetails',
  selection: 'points.column.selection',
} as const

function Change({ change }: { change: PointAudit }) {
  const t = useText()
  const { formatDate } = useLocale()
  const { dbTransactionType: type, transactionUserName: name, createdDate, auditData } = change
  const source = type === 'INSERT' ? auditData.current.selectionMetadata.sourceCompassPointId : undefined
  const kind = t(source ? 'points.change.carried' : KINDS[type])
  return (
    <li>
      <div className="point-change-head">
        <strong>{t('points.changeBy', { change: kind, name: name || t('groups.formerMember') })}</strong>
        <time dateTime={createdDate}>{formatDate(createdDate, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </div>
      {source && <Link to={pointPaths.inEdition(source)}>{t('points.change.source')}</Link>}
      <dl className="point-change">
        {changedFields(change).map(({ field, before, after }) => (
          <div key={field}>
            <dt>{t(FIELD_LABELS[field])}</dt>
            <dd>
              <ChangedWords before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Texts before and after as one, with what is gone and what is new; long ones are cut. */
function ChangedWords({ before, after = '' }: { before?: string; after?: string }) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const parts = before === undefined ? [{ is: 'same' as const, text: after }] : markWords(before, after)
  const isLong = parts.reduce((sum, { text }) => sum + text.length, 0) > SHOWN_LENGTH
  return (
    <>
      <MarkedWords parts={isLong && !isWhole ? cutParts(parts, SHOWN_LENGTH) : parts} />
      {isLong && (
        <Button type="text" className="annotation-act" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'points.showLess' : 'points.showMore')}
        </Button>
      )}
    </>
  )
}
