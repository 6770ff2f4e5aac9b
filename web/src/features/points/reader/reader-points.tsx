import CompassOutlined from '@ant-design/icons-svg/es/asn/CompassOutlined'
import { useEffect, useMemo } from 'react'
import type { TextPlace } from '#contract/documents/place.ts'
import { readMarkup } from '#text/read-markup.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { AdditionPanelProps, ReaderAdditions } from '#web/reader/marks/additions.ts'
import { useAskedPanel } from '#web/reader/marks/use-asked-panel.ts'
import { useMoving } from '../review/use-moving.tsx'
import { OlderEditionBand } from './older-edition-band.tsx'
import type { PointItem } from './point-item.ts'
import { PointsPanel } from './points-panel.tsx'
import { type PointedDocument, useDocumentPoints } from './use-document-points.ts'
import { useLinkedPoint } from './use-linked-point.ts'
import { useSelectionChange } from './use-selection-change.tsx'

const PANEL = 'points'
const NAME_LENGTH = 60

export interface ReaderPointsProps {
  document: PointedDocument
  rendition: 'pdf' | 'html'
  onAdditions: (additions: ReaderAdditions) => void
}

const plainName = (name: string, isRich = false) => (isRich ? readMarkup(name) : name).slice(0, NAME_LENGTH)
const nameOf = ({ name, point }: PointItem) => plainName(name, point?.richText.includes('name'))

/** Adds the compass points that a person sees to the open text; of its own it shows dialogs alone. */
export function ReaderPoints({ document, rendition, onAdditions }: ReaderPointsProps) {
  const t = useText()
  const points = useDocumentPoints(document, rendition)
  const { proposals } = points
  const moving = useMoving(proposals)
  const { change, items: shown, dialog } = useSelectionChange(points)
  const { items, chosen, choose, add, mayCreate, fields, audience, isLoaded, error, deactivated, isInactiveShown } = points
  const linked = useLinkedPoint(items, isLoaded)
  const { asked, open } = useAskedPanel(PANEL, { linked, items, choose })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the address asks for another place of a point
  useEffect(() => {
    if (moving.id) open()
  }, [])
  const marks = useMemo(
    () => [
      ...shown.flatMap((item) =>
        item.place
          ? [{ id: item.id, kind: 'point' as const, name: t('points.mark', { text: nameOf(item) }), place: item.place }]
          : [],
      ),
      ...proposals.flatMap(({ id, point, found }) =>
        found
          ? [
              {
                id,
                kind: 'proposal' as const,
                name: t('points.markProposed', { text: plainName(point.name, point.richText.includes('name')) }),
                place: found.place,
              },
            ]
          : [],
      ),
    ],
    [shown, proposals, t],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes in points is in these parts of it
  const additions = useMemo((): ReaderAdditions => {
    const create = (place: TextPlace) => {
      add(place)
      open()
    }
    return {
      marks,
      chosen,
      asked,
      onChoose: (id) => {
        choose(id)
        open()
      },
      change,
      band: <OlderEditionBand item={items.find(({ id }) => id === chosen)} document={document} />,
      actions: moving.id
        ? moving.actions
        : mayCreate
          ? [{ id: 'point', label: 'points.create', icon: CompassOutlined, run: create }]
          : [],
      panels: [
        {
          id: PANEL,
          title: 'points.title',
          icon: CompassOutlined,
          render: (props: AdditionPanelProps) => (
            <>
              {moving.hint}
              <PointsPanel contentCode={document.contentCode} points={points} onMove={moving.start} {...props} />
            </>
          ),
        },
      ],
    }
  }, [
    marks,
    change,
    chosen,
    asked,
    open,
    choose,
    add,
    mayCreate,
    fields,
    audience,
    isLoaded,
    error,
    deactivated,
    isInactiveShown,
    points.acts.asked,
    moving.id,
    proposals,
  ])
  useEffect(() => onAdditions(additions), [onAdditions, additions])
  return dialog
}
