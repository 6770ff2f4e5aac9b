import type { PageLines, PageWords } from './page-word.ts'

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

/** A PDF that a reader has opened, in the process that reads. */
export interface OpenDocument {
  readonly pageCount: number
  readonly title: string
  readonly outline: readonly OutlineEntry[]
  /** Reads the words of a page, from 0. Throws where the page is broken. */
  readPage(index: number): PageWords | Promise<PageWords>
  close(): void
}

export const MAX_PAGES = 5000
