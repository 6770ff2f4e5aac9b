import { memo, useCallback, useMemo, useRef } from 'react'
import type { BoxedMark, DrawnMarks } from './boxed-mark.ts'
import { columnsOf } from './columns.ts'
import { useSlices } from './use-slices.ts'

const COLUMN_PX = 26

/** Buttons beside the text, one for each mark, so that each is reached where several overlap, also by keys. */
export const MarkButtons = memo(function MarkButtons({ marks, unit, near, edge = 4, chosen, onChoose }: DrawnMarks) {
  const columns = useMemo(
    () =>
      columnsOf(
        marks.map(({ boxes }) => boxes[0]?.top ?? 0),
        near,
      ),
    [marks, near],
  )
  // Buttons are not drawn again because somebody listens with another function.
  const latest = useRef(onChoose)
  latest.current = onChoose
  const choose = useCallback((id: string) => latest.current(id), [])
  const count = useSlices(marks.length)
  return (
    <div className="text-mark-buttons">
      {marks.slice(0, count).map((mark, at) => (
        <MarkButton
          key={mark.id}
          {...{ mark, unit }}
          onChoose={choose}
          fromEdge={edge + (columns[at] as number) * COLUMN_PX}
          isChosen={mark.id === chosen}
        />
      ))}
    </div>
  )
})

interface MarkButtonProps extends Pick<DrawnMarks, 'unit' | 'onChoose'> {
  mark: BoxedMark
  fromEdge: number
  isChosen: boolean
}

/** One of thousands: a single element, drawn again only where it changes. */
const MarkButton = memo(function MarkButton({ mark, unit, fromEdge, isChosen, onChoose }: MarkButtonProps) {
  const { id, kind, name, boxes } = mark
  return (
    boxes[0] && (
      <button
        type="button"
        className="text-mark-button"
        data-kind={kind}
        style={{ top: `${boxes[0].top}${unit}`, insetInlineEnd: fromEdge }}
        aria-label={name}
        aria-pressed={isChosen}
        title={name}
        onClick={() => onChoose(id)}
      />
    )
  )
})
