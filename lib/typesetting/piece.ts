import type { Face } from './faces.ts'

/** Part of a text in one style. */
export interface TextSpan {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  readonly shift: 'none' | 'sub' | 'sup'
  /** new text is underlined, removed text is struck out */
  readonly mark?: 'new' | 'gone'
}

export type Direction = 'left-to-right' | 'right-to-left' | 'neutral'

/** Tells whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean => /^(?:ar|fa|he|ur)\b/.test(language)

/** Smallest part of a line: text of one font and direction, without spaces. */
export interface TextPiece {
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
  readonly mark?: TextSpan['mark']
}
