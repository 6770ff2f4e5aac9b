import CommentOutlined from '@ant-design/icons-svg/es/asn/CommentOutlined'
import CompassOutlined from '@ant-design/icons-svg/es/asn/CompassOutlined'
import QuestionCircleOutlined from '@ant-design/icons-svg/es/asn/QuestionCircleOutlined'
import { memo, useCallback, useMemo, useRef } from 'react'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import type { MarkKind, ReaderAdditions } from './additions.ts'
import { columnsOf } from './columns.ts'
import './marks.css'

/** Rectangle in the unit of whoever draws it. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Mark with the rectangles of its words. */
export interface BoxedMark {
  readonly id: string
  readonly kind: MarkKind
  readonly name: string
  readonly boxes: readonly Box[]
}

const SIGNS: Readonly<Record<MarkKind, IconShape>> = {
  note: CommentOutlined,
  point: CompassOutlined,
  proposal: QuestionCircleOutlined,
}

const COLUMN_PX = 26
/** Boxes of more marks are drawn without blending each with the text below it, which takes the browser long. */
const MAX_BLENDED = 100

interface MarkBoxesProps extends Pick<ReaderAdditions, 'chosen' | 'onChoose'> {
  marks: readonly BoxedMark[]
  unit: 'px' | '%'
  /** distance below which buttons would hide each other */
  near: number
  /** pixels between the buttons and the edge */
  edge?: number
}

/** Draws marks over a text. Each has a button beside the text, so that each is reached where several overlap. */
export const MarkBoxes = memo(function MarkBoxes({ marks, unit, near, edge = 4, chosen, onChoose }: MarkBoxesProps) {
  const columns = useMemo(
    () =>
      columnsOf(
        marks.map(({ boxes }) => boxes[0]?.top ?? 0),
        near,
      ),
    [marks, near],
  )
  // Marks are not drawn again because somebody listens with another function.
  const latest = useRef(onChoose)
  latest.current = onChoose
  const choose = useCallback((id: string) => latest.current(id), [])
  return marks.map((mark, at) => (
    <MarkBox
      key={mark.id}
      {...{ mark, unit }}
      onChoose={choose}
      fromEdge={edge + (columns[at] as number) * COLUMN_PX}
      isChosen={mark.id === chosen}
      isPlain={marks.length > MAX_BLENDED}
    />
  ))
})

interface MarkBoxProps extends Pick<MarkBoxesProps, 'unit' | 'onChoose'> {
  mark: BoxedMark
  fromEdge: number
  isChosen: boolean
  isPlain: boolean
}

/** One of thousands: drawn again only where it changes. */
const MarkBox = memo(function MarkBox({
  mark: { id, kind, name, boxes },
  unit,
  fromEdge,
  isChosen,
  isPlain,
  onChoose,
}: MarkBoxProps) {
  return (
    <div className="text-mark" data-kind={kind} data-chosen={isChosen || undefined} data-plain={isPlain || undefined}>
      {boxes.map(({ left, top, width, height }) => (
        <span
          key={`${left} ${top}`}
          className="text-mark-box"
          style={{ left: `${left}${unit}`, top: `${top}${unit}`, width: `${width}${unit}`, height: `${height}${unit}` }}
        />
      ))}
      {boxes[0] && (
        <button
          type="button"
          className="text-mark-button"
          style={{ top: `${boxes[0].top}${unit}`, insetInlineEnd: fromEdge }}
          aria-label={name}
          aria-pressed={isChosen}
          title={name}
          onClick={() => onChoose(id)}
        >
          <Icon shape={SIGNS[kind]} aria-hidden="true" />
        </button>
      )}
    </div>
  )
})
