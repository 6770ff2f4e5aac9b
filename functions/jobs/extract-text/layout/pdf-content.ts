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

/** Picture of the first page, to show until the page itself is drawn. */
export interface PagePicture {
  /** WebP */
  readonly bytes: Uint8Array
  /** size of the page in points */
  readonly width: number
  readonly height: number
}

/** A PDF that a reader has opened, in the process that reads. */
export interface OpenDocument {
  readonly pageCount: number
  readonly title: string
  readonly outline: readonly OutlineEntry[]
  /** Reads the words of a page, from 0. Throws where the page is broken. */
  readPage(index: number): PageWords | Promise<PageWords>
  /** Draws the first page; undefined where only a browser can. Throws where it cannot be drawn. Absent where the reader draws nothing. */
  drawFirstPage?(): Promise<PagePicture | undefined>
  close(): void
}

export const MAX_PAGES = 5000
