import type { PageLines } from './page-word.ts'

/** An entry of a PDF's outline. */
export interface OutlineEntry {
  readonly title: string
  /** from 1 */
  readonly level: number
  /** from 0; -1 where unknown */
  readonly page: number
}

/** A PDF as the reading processes see it. */
export interface PdfContent {
  readonly title: string
  readonly outline: readonly OutlineEntry[]
  /** a page that cannot be read, or beyond the limits, has no lines */
  readonly pages: readonly PageLines[]
}
