/** What the text of a PDF is, and why there is none. */
export interface PdfText {
  readonly pageCount: number
  /** as the file says */
  readonly title: string
  /** a string a page */
  readonly pages: readonly string[]
  /** what came in with less than it could */
  readonly remarks: readonly string[]
}

export class PdfRefused extends Error {
  override readonly name = 'PdfRefused'
}

export const PAGE_LIMIT = 5000
/** UTF-16 units of a document's text */
export const TEXT_LIMIT = 20 * 1024 * 1024

/** What the process that reads is asked for. */
export interface PdfAsked {
  readonly file: string
  /** of a locked one */
  readonly password?: string
}

export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'opened'; readonly pageCount: number; readonly title: string }
  | { readonly kind: 'page'; readonly text: string }
  | { readonly kind: 'broken-page' }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: string }
