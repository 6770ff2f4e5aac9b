import type { Face } from './fonts.ts'

export type Direction = 'left-to-right' | 'right-to-left' | 'neutral'

/** Smallest part of a line: text of one font and direction, without spaces. */
export interface Piece {
  readonly text: string
  readonly face: Face
  readonly size: number
  /** upwards from the baseline */
  readonly rise: number
  readonly width: number
  readonly direction: Direction
  /** a space stands before it */
  readonly spaced: boolean
  /** a line may begin here */
  readonly breakable: boolean
}
