import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { TextPlace } from '#contract/documents/place.ts'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import type { MarkChange } from '#web/reader/marks/additions.ts'
import { saveSelection } from '../saving/save-selection.ts'
import type { PointItem } from './point-item.ts'
import { SelectionDialog } from './selection-dialog.tsx'
import type { DocumentPoints } from './use-document-points.ts'

interface Moved {
  readonly id: string
  readonly place: TextPlace
}

interface SelectionChange {
  /** the ends of the chosen point; undefined where they cannot be moved */
  readonly change: MarkChange | undefined
  /** items, of which one may stand elsewhere for now */
  readonly items: readonly PointItem[]
  readonly dialog: ReactNode
}

const PROBLEMS = {
  inactive: 'points.inactiveElsewhere',
  'no-place': 'points.noSuchPlace',
  failed: 'points.moveNotSaved',
} as const

/** Changes the selection of the chosen point: its ends move, and a dialog asks whether that is kept. */
export function useSelectionChange(points: DocumentPoints): SelectionChange {
  const t = useText()
  const call = useCall()
  const { items, chosen, fields, reload } = points
  const [moved, setMoved] = useState<Moved>()
  const [asks, setAsks] = useState<'no' | 'yes' | 'saving'>('no')
  const [problem, setProblem] = useState<string>()
  const [other, setOther] = useState<CompassPoint>()
  const item = items.find(({ id }) => id === chosen)
  const own = moved?.id === chosen ? moved : undefined
  const place = own?.place ?? item?.place
  const mayMove = item?.point?.rights.edit === true && !item.written && place?.quote !== undefined

  const forget = useCallback(() => {
    setMoved(undefined)
    setAsks('no')
    setProblem(undefined)
    setOther(undefined)
  }, [])
  const change = useMemo((): MarkChange | undefined => {
    if (!mayMove || !place || chosen === undefined) return undefined
    return {
      id: chosen,
      kind: 'point',
      place,
      isMoved: own !== undefined,
      onMove: (next) => setMoved({ id: chosen, place: next }),
      onDone: () => setAsks('yes'),
      onUndo: forget,
    }
  }, [mayMove, place, chosen, own, forget])
  const shown = useMemo(
    () => (own ? items.map((one) => (one.id === own.id ? { ...one, place: own.place } : one)) : items),
    [items, own],
  )
  async function save(point: CompassPoint) {
    if (!own) return
    setAsks('saving')
    setProblem(undefined)
    const outcome = await saveSelection(call, point, own.place, fields)
    if (outcome.is === 'saved') {
      notify.success(t('points.moveSaved'))
      await reload()
      forget()
      return
    }
    setAsks('yes')
    if (outcome.is === 'changed') setOther(outcome.other)
    else setProblem(t(PROBLEMS[outcome.is]))
  }
  const undo = () => {
    if (other) void reload()
    forget()
  }
  return {
    change,
    items: shown,
    dialog: asks !== 'no' && own && item?.point && (
      <SelectionDialog
        before={(other ?? item.point).selectionMetadata.selectionText ?? ''}
        after={own.place.quote?.exact ?? ''}
        other={other}
        problem={problem}
        isSaving={asks === 'saving'}
        onSave={() => void save(other ?? (item.point as CompassPoint))}
        onUndo={undo}
      />
    ),
  }
}
