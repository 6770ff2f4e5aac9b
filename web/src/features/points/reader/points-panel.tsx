import { useText } from '#web/lib/i18n/i18n.tsx'
import type { AdditionPanelProps } from '#web/reader/marks/additions.ts'
import { AnnotationGroups } from '#web/ui/annotation/annotation-groups.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { useKeptFocus } from '#web/ui/kept-focus.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { PointInPanel } from './point-in-panel.tsx'
import type { PointItem } from './point-item.ts'
import { ProposalsInPanel } from './proposals-in-panel.tsx'
import type { DocumentPoints } from './use-document-points.ts'

interface PointsPanelProps extends AdditionPanelProps {
  contentCode: string
  points: DocumentPoints
  /** asks for another place of a proposal */
  onMove: (proposal: string) => void
}

/** Compass points on the open document: proposed ones, those that are not saved yet, those in its text, those without a place. */
export function PointsPanel({ contentCode, points, onMove, ...reader }: PointsPanelProps) {
  const t = useText()
  const panel = useKeptFocus<HTMLDivElement>()
  const { items, deactivated, isInactiveShown, isLoaded, error, mayCreate } = points
  const of = (...standings: readonly PointItem['standing'][]) => items.filter(({ standing }) => standings.includes(standing))
  const groups = [
    { title: t('points.unsaved'), items: of('new') },
    { title: t('points.inText'), items: of('exact', 'likely', 'changed') },
    { title: t('points.unplaced'), items: of('lost') },
    { title: t('points.deactivatedOnes'), items: isInactiveShown ? deactivated : [] },
  ]
  return (
    <div ref={panel} className="annotations" tabIndex={-1}>
      {isLoaded && items.length === 0 && points.proposals.length === 0 && (
        <p className="annotations-hint">
          {t('points.what')} {mayCreate && t('points.how')}
        </p>
      )}
      <ProposalsInPanel {...{ contentCode, points, onMove }} {...reader} />
      <AnnotationGroups groups={groups}>
        {(item) => <PointInPanel key={item.id} item={item} points={points} {...reader} />}
      </AnnotationGroups>
      {!isLoaded && error && <ErrorState title={t('points.notLoaded')} onRetry={() => void points.reload()} />}
      {!isLoaded && !error && <Skeleton lines={[80, 60, 70]} />}
      {isLoaded && <Switch label={t('points.showDeactivated')} on={isInactiveShown} onChange={points.showInactive} />}
      {points.acts.dialog}
    </div>
  )
}
