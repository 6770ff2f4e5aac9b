import CommentOutlined from '@ant-design/icons-svg/es/asn/CommentOutlined'
import { Icon } from '#web/ui/icon.tsx'
import type { ReaderAdditions } from './additions.ts'
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
  readonly name: string
  readonly boxes: readonly Box[]
}

interface MarkBoxesProps extends Pick<ReaderAdditions, 'chosen' | 'onChoose'> {
  marks: readonly BoxedMark[]
  unit: 'px' | '%'
  /** distance below which buttons would hide each other */
  near: number
  /** pixels between the buttons and the edge */
  edge?: number
}

/** Draws marks over a text. Each has a button beside the text, so that each is reached where several overlap. */
export function MarkBoxes({ marks, unit, near, edge = 4, chosen, onChoose }: MarkBoxesProps) {
  const places = besideEachOther(marks, near)
  return marks.map(({ id, name, boxes }, at) => (
    <div key={id} className="text-mark" data-chosen={id === chosen || undefined}>
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
          style={{ top: `${boxes[0].top}${unit}`, insetInlineEnd: edge + (places[at] as number) * 26 }}
          aria-label={name}
          aria-pressed={id === chosen}
          title={name}
          onClick={() => onChoose(id)}
        >
          <Icon shape={CommentOutlined} aria-hidden="true" />
        </button>
      )}
    </div>
  ))
}

/** Numbers buttons of about the same height, so that they stand beside each other. */
function besideEachOther(marks: readonly BoxedMark[], near: number): number[] {
  const tops = marks.map(({ boxes }) => boxes[0]?.top ?? 0)
  return tops.map((top, at) => tops.slice(0, at).filter((other) => Math.abs(other - top) < near).length)
}

/** Finds the mark at a point; of several the smallest. */
export function markAt(marks: readonly BoxedMark[], x: number, y: number): string | undefined {
  const sizeOf = ({ boxes }: BoxedMark) => boxes.reduce((sum, { width, height }) => sum + width * height, 0)
  const isIn = ({ left, top, width, height }: Box) => x >= left && x <= left + width && y >= top && y <= top + height
  return marks.filter(({ boxes }) => boxes.some(isIn)).sort((a, b) => sizeOf(a) - sizeOf(b))[0]?.id
}
