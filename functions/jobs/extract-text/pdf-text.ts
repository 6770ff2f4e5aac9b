/** Text of a PDF. */
export interface PdfText {
  readonly pageCount: number
  /** from the metadata of the file */
  readonly title: string
  /** text of each page */
  readonly pages: readonly string[]
  /** reasons why text is missing */
  readonly remarks: readonly string[]
}

/** The PDF cannot be read. The message is the reason. */
export class PdfRefused extends Error {
  override readonly name = 'PdfRefused'
}

export const MAX_PAGES = 5000
/** UTF-16 units of a document's text */
export const MAX_TEXT_LENGTH = 20 * 1024 * 1024

/** Message to the process that reads PDFs. */
export interface PdfRequest {
  readonly file: string
  /** absent where the file is not locked */
  readonly password?: string
}

export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'opened'; readonly pageCount: number; readonly title: string }
  | { readonly kind: 'page'; readonly text: string }
  | { readonly kind: 'broken-page' }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: string }
