import { type ReactNode, useState } from 'react'
import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { points } from '#contract/points/points.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PastEnd } from '#web/ui/states/past-end.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { usePointActs } from '../acts/use-point-acts.tsx'
import { ExportMenu } from '../exchange/export-menu.tsx'
import { WaitingNote } from '../review/waiting-note.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { isNarrowed, type PointListChoice, withoutFilters } from './list-choice.ts'
import { PointsFilter } from './points-filter.tsx'
import { PointsTable } from './points-table.tsx'
import { PrintedHead } from './printed-head.tsx'
import { useOpening } from './use-opening.tsx'
import { ViewDialog } from './view-dialog.tsx'
import './lists.css'

interface PointsScreenProps {
  /** `all`: every point of the account, for its compass administrator */
  of: 'seen' | 'all'
  choice: PointListChoice
  onChoose: (choice: PointListChoice) => void
  hrefOf: (choice: PointListChoice) => string
  /** path to the list of all documents */
  browse: string
  pager: (pages: number) => ReactNode
  /** the tenant's own message for a document that the subscription does not include */
  noAccess: ReactNode
}

/** List of compass points. */
export function PointsScreen({ of, choice, onChoose, hrefOf, browse, pager, noAccess }: PointsScreenProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const acts = usePointActs()
  const [edited, setEdited] = useState<CompassPoint>()
  const opening = useOpening(noAccess)
  const [viewed, setViewed] = useState<CompassPoint>()
  const { page, ...chosen } = choice
  const { data, error, isLoading, mutate } = useEndpoint(
    of === 'all' ? points.listAdmin : points.list,
    { ...chosen, pageIndex: page + 1, pageSize: LIST_PAGE_SIZE },
    { keepPreviousData: true },
  )
  const title = t(of === 'all' ? 'points.adminTitle' : 'points.title')
  const total = data?.totalElements ?? 0
  return (
    <div className="points-screen">
      <div className="search-head">
        <h1>
          {title} {total > 0 && <span className="heading-count">{formatNumber(total)}</span>}
        </h1>
      </div>
      <PrintedHead of={of} choice={choice} />
      <p className="annotations-hint">{t('points.what')}</p>
      <WaitingNote />
      <PointsFilter of={of} choice={choice} onChoose={onChoose}>
        <ExportMenu choice={{ ...chosen, list: of === 'all' ? 'admin' : 'own' }} isEmpty={total === 0} />
        <Link to={pointPaths.import()} className="button">
          <Icon shape="UploadOutlined" aria-hidden="true" />
          {t('points.import.open')}
        </Link>
      </PointsFilter>
      <p className="visually-hidden" role="status">
        {data && t('points.count', { count: total })}
      </p>
      {data && data.content.length > 0 && (
        <PointsTable
          label={title}
          status={choice.status}
          points={data.content}
          busy={isLoading}
          acts={acts}
          onEdit={setEdited}
          onView={of === 'all' || choice.status === 'inactive' ? setViewed : undefined}
          onOpen={opening.open}
        />
      )}
      {total > LIST_PAGE_SIZE && pager(Math.ceil(total / LIST_PAGE_SIZE))}
      {data && total === 0 && isNarrowed(choice) && (
        <EmptyState
          title={t('points.noneFound')}
          action={<Button onClick={() => onChoose(withoutFilters(choice))}>{t('points.all')}</Button>}
        />
      )}
      {data && total === 0 && !isNarrowed(choice) && <NoPoints status={choice.status} browse={browse} />}
      {data && total > 0 && data.content.length === 0 && <PastEnd first={hrefOf({ ...choice, page: 0 })} />}
      {!data && error && <ErrorState title={t('points.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[35, 80, 30, 70, 40, 75]} />}
      {acts.dialog}
      {opening.dialog}
      {viewed && <ViewDialog point={viewed} onOpen={opening.open} onClose={() => setViewed(undefined)} />}
      {edited && (
        <EditDialog
          key={edited.compassPointID}
          point={edited}
          onSaved={() => void mutate()}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

function NoPoints({ status, browse }: { status: PointListChoice['status']; browse: string }) {
  const t = useText()
  if (status === 'inactive') return <EmptyState title={t('points.noneInactive')} />
  return (
    <EmptyState
      title={t('points.noneYet')}
      action={
        <Link to={browse} className="plain-button">
          {t('home.browse')}
        </Link>
      }
    >
      <p>{t('points.how')}</p>
    </EmptyState>
  )
}
