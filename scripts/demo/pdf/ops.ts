import type { TextOp } from '#typesetting/set-spans.ts'

interface PathOp {
  readonly kind: 'path'
  readonly points: readonly (readonly [number, number])[]
  readonly width: number
  readonly color: string
  readonly dash?: number
}
interface RectOp {
  readonly kind: 'rect'
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly fill: string
  readonly stroke?: string
}
interface DotOp {
  readonly kind: 'dot'
  readonly x: number
  readonly y: number
  readonly r: number
  readonly color: string
}
export type Op = TextOp | PathOp | RectOp | DotOp

/** Block that is never split over pages. */
export interface Box {
  readonly height: number
  /** structure in the tagged PDF */
  readonly role: 'H1' | 'H2' | 'P' | 'LI' | 'Note' | 'Caption' | 'Figure' | 'TR' | 'TOCI' | 'Title'
  readonly parts: readonly { readonly role?: 'TD' | 'TH'; readonly ops: readonly Op[] }[]
  /** space above, left out at the top of a page */
  readonly above: number
  /** stays on the page of the box after it */
  readonly keep: boolean
  readonly alt?: string
  readonly outline?: { readonly level: 1 | 2; readonly title: string; readonly id: string }
  /** repeated at the top of a new page when a row of this table falls there */
  readonly tableHead?: Box
}

export function shift(op: Op, dx: number, dy: number): Op {
  if (op.kind === 'path') return { ...op, points: op.points.map(([x, y]) => [x + dx, y + dy] as const) }
  return { ...op, x: op.x + dx, y: op.y + dy }
}
