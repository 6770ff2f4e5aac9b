import type { DocumentText } from '#document-text/document-text.ts'
import type { PageLines } from './layout/page-word.ts'
import type { OutlineEntry, PagePicture } from './layout/pdf-content.ts'

/** Text of a PDF. */
export interface PdfText {
  readonly pageCount: number
  /** from the metadata of the file */
  readonly title: string
  /** without its language, which the file does not tell reliably */
  readonly text: DocumentText
  /** lines of the first page, headers and footers too: a designation often stands there */
  readonly firstPage: string
  /** absent where the page cannot be drawn, or only by a browser */
  readonly picture?: PagePicture
  /** reasons why text is missing */
  readonly remarks: readonly string[]
}

/** The PDF cannot be read. The message is the reason. */
export class PdfRefused extends Error {
  override readonly name = 'PdfRefused'
}

/** UTF-16 units of a document's text */
export const MAX_TEXT_LENGTH = 20 * 1024 * 1024

/** Request to a process that reads PDFs: one document is open at a time, and its pages are asked for in runs. */
export type ChildRequest =
  | { readonly kind: 'open'; readonly file: string; readonly password?: string }
  | { readonly kind: 'read'; readonly from: number; readonly to: number }
  /** the first page */
  | { readonly kind: 'draw' }
  | { readonly kind: 'close' }

export type ChildMessage =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'opened'
      readonly pageCount: number
      readonly title: string
      readonly outline: readonly OutlineEntry[]
    }
  | { readonly kind: 'page'; readonly index: number; readonly page: PageLines }
  | { readonly kind: 'broken-page'; readonly index: number }
  /** the run of pages is read */
  | { readonly kind: 'done' }
  | { readonly kind: 'picture'; readonly picture?: PagePicture }
  | { readonly kind: 'refused'; readonly reason: string }
