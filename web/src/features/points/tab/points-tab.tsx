import { useState } from 'react'
import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { points } from '#contract/points/points.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useKeptFocus } from '#web/ui/kept-focus.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { usePointActs } from '../acts/use-point-acts.tsx'
import { ExportMenu } from '../exchange/export-menu.tsx'
import { EditDialog } from '../list/edit-dialog.tsx'
import { isNarrowed, type PointListChoice, readListChoice } from '../list/list-choice.ts'
import { PointsFilter } from '../list/points-filter.tsx'
import { PointsTable } from '../list/points-table.tsx'
import { ProposedHere } from './proposed-here.tsx'
import '../list/lists.css'

/** Compass points of one document as a list, beside its text. */
export function PointsTab({ contentCode }: { contentCode: string }) {
  const t = useText()
  const acts = usePointActs()
  const tab = useKeptFocus<HTMLDivElement>()
  const [choice, setChoice] = useState<PointListChoice>(() => readListChoice(''))
  const [edited, setEdited] = useState<CompassPoint>()
  const { page, ...chosen } = choice
  const { data, error, isLoading, mutate } = useEndpoint(
    points.pageOfDocument,
    { ...chosen, contentID: contentCode, offset: page + 1, pageSize: LIST_PAGE_SIZE },
    { keepPreviousData: true },
  )
  const total = data?.totalElements ?? 0
  const lastPage = Math.max(Math.ceil(total / LIST_PAGE_SIZE) - 1, 0)
  // The last point of a page may go while the page is open.
  if (data && !isLoading && page > lastPage) setChoice({ ...choice, page: lastPage })
  return (
    <div ref={tab} tabIndex={-1}>
      <PointsFilter of="seen" choice={choice} onChoose={setChoice}>
        <ExportMenu choice={{ ...chosen, contentCode }} isEmpty={total === 0} />
      </PointsFilter>
      {choice.status === 'active' && <ProposedHere contentCode={contentCode} onAnswered={() => void mutate()} />}
      {data && total > 0 && (
        <PointsTable
          label={t('points.title')}
          status={choice.status}
          points={data.content}
          busy={isLoading}
          acts={acts}
          onEdit={setEdited}
        />
      )}
      {lastPage > 0 && <PageSteps page={page} last={lastPage} onPage={(to) => setChoice({ ...choice, page: to })} />}
      {data && total === 0 && <EmptyState title={t(isNarrowed(choice) ? 'points.noneFound' : NONE[choice.status])} />}
      {!data && error && <ErrorState title={t('points.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[35, 80, 30, 70]} />}
      {acts.dialog}
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

const NONE = { active: 'points.noneHere', inactive: 'points.noneInactiveHere' } as const

function PageSteps({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const step = (to: number, label: string) => (
    <Button disabled={to < 0 || to > last} onClick={() => onPage(to)}>
      {label}
    </Button>
  )
  return (
    <nav className="annotation-actions" aria-label={t('search.pages')}>
      {step(page - 1, t('search.previous'))}
      <span role="status">{t('points.pageOf', { page: formatNumber(page + 1), pages: formatNumber(last + 1) })}</span>
      {step(page + 1, t('search.next'))}
    </nav>
  )
}
