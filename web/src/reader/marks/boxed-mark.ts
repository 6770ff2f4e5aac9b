import type { ReaderAdditions } from './additions.ts'

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
  readonly kind: string
  readonly name: string
  readonly boxes: readonly Box[]
}

/** Marks over a text, or over a page of it. */
export interface DrawnMarks extends Pick<ReaderAdditions, 'chosen' | 'onChoose'> {
  readonly marks: readonly BoxedMark[]
  readonly unit: 'px' | '%'
  /** distance below which buttons would hide each other, about the height of a line */
  readonly near: number
  /** pixels between the buttons and the edge */
  readonly edge?: number
}
