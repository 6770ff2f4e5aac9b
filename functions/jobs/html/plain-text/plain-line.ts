/** Line of a text that has its lines already, without white space at its end. */
export interface PlainLine {
  readonly text: string
  /** id of an element that begins in it */
  readonly element?: string
}

/** Lines of a page; a text may have one page alone. */
export type PlainPage = readonly PlainLine[]

/** Columns of white space before a line. */
export const columnOf = ({ text }: PlainLine): number => text.search(/\S|$/)
