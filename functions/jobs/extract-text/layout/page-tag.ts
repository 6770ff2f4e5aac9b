export type TagRole = 'text' | 'heading' | 'caption' | 'footnote' | 'contents' | 'artifact'

/** Place of a piece of text in the structure tree of a tagged PDF, on one page. */
export interface PageTag {
  readonly role: TagRole
  /** place of the marked content among those of the page, in the order of the tree; -1 for an artifact */
  readonly order: number
  /** number of its block (a paragraph, a heading, a cell) on the page */
  readonly block: number
  /** level of a heading, from 1; 0 where the tag does not say */
  readonly level?: number
  readonly cell?: TagCell
}

/** Place in a table: numbers of the table on the page, of the row in it and of the column, from 0. */
export interface TagCell {
  readonly table: number
  readonly row: number
  readonly column: number
  /** columns that the table has, where more is known than the cells with text */
  readonly columns?: number
}

export const ARTIFACT: PageTag = { role: 'artifact', order: -1, block: -1 }
