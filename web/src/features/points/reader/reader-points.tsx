import { useCallback, useMemo } from 'react'
import type { TextPlace } from '#contract/documents/place.ts'
import { type LiveValue, useLive, useLiveValue, useStable } from '#web/lib/live-value.ts'
import { type AdditionsStore, useAddition } from '#web/reader/additions/additions-store.ts'
import type { AdditionPanelProps, SelectionAction } from '#web/reader/marks/additions.ts'
import { useAskedPanel } from '#web/reader/marks/use-asked-panel.ts'
import { type Moving, useMoving } from '../review/use-moving.tsx'
import { OlderEditionBand } from './older-edition-band.tsx'
import { OtherEditionBand } from './other-edition-band.tsx'
import { POINTS } from './points-kind.ts'
import { PointsPanel } from './points-panel.tsx'
import { type DocumentPoints, type PointedDocument, useDocumentPoints } from './use-document-points.ts'
import { useLinkedPoint } from './use-linked-point.ts'
import { usePointMarks } from './use-point-marks.ts'
import { useSelectionChange } from './use-selection-change.tsx'

export interface ReaderPointsProps {
  document: PointedDocument
  rendition: 'pdf' | 'html'
  additions: AdditionsStore
}

const NO_ACTIONS: readonly SelectionAction[] = []

/** Adds the compass points that a person sees to the open text; of its own it shows dialogs alone. */
export function ReaderPoints({ document, rendition, additions }: ReaderPointsProps) {
  const points = useDocumentPoints(document, rendition)
  const { items, proposals, chosen, choose, add, mayCreate } = points
  const moving = useMoving(proposals)
  const { change, items: shown, dialog } = useSelectionChange(points)
  const linked = useLinkedPoint(points)
  const linkable = useMemo(() => [...items, ...proposals], [items, proposals])
  const { asked, open } = useAskedPanel(POINTS.id, { linked, items: linkable, choose, isAsked: moving.id !== undefined })
  const marks = usePointMarks(shown, proposals)
  const run = useStable((place: TextPlace) => {
    add(place)
    open()
  })
  const creating = useMemo(() => [{ id: 'point', label: 'points.create', icon: 'CompassOutlined', run } as const], [run])
  const live = useLiveValue(useMemo(() => ({ document, points, moving }), [document, points, moving]))
  useAddition(additions, {
    kind: POINTS,
    marks,
    count: items.filter(({ place }) => place).length,
    chosen,
    asked,
    change,
    onChoose: (id) => {
      choose(id)
      open()
    },
    actions: moving.id ? moving.actions : mayCreate ? creating : NO_ACTIONS,
    panel: useCallback((props: AdditionPanelProps) => <LivePanel live={live} {...props} />, [live]),
    band: useCallback(() => <LiveBand live={live} />, [live]),
  })
  return dialog
}

interface Shown {
  document: PointedDocument
  points: DocumentPoints
  moving: Moving
}

function LivePanel({ live, ...props }: AdditionPanelProps & { live: LiveValue<Shown> }) {
  const { document, points, moving } = useLive(live)
  return (
    <>
      {moving.hint}
      <PointsPanel contentCode={document.contentCode} points={points} onMove={moving.start} {...props} />
    </>
  )
}

function LiveBand({ live }: { live: LiveValue<Shown> }) {
  const { document, points } = useLive(live)
  const item = points.items.find(({ id }) => id === points.chosen)
  return (
    <>
      <OlderEditionBand item={item} document={document} />
      <OtherEditionBand points={points} contentCode={document.contentCode} />
    </>
  )
}
