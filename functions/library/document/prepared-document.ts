import type { FullText } from '#finding/indexed-document.ts'
import type { LibraryRecord, Publisher } from './record.ts'

/**
 * A document ready to be saved: its files are stored and its text is read.
 * No other document shares its object keys; a later save deletes the keys that it leaves out.
 */
export interface PreparedDocument {
  readonly record: LibraryRecord
  readonly publisher: Publisher
  readonly files: PreparedFiles
  readonly text: FullText
  /** hash of the whole input; equal stamps mean equal documents */
  readonly stamp: string
}

export interface PreparedFiles {
  readonly pdf?: PreparedPdf
  readonly html?: PreparedFile
  /** newest first */
  readonly oldPdfs: readonly PreparedPdf[]
  /** PDF in which the publisher marks what the document changed */
  readonly redline?: PreparedFile
  readonly videos?: readonly PreparedVideo[]
  /** designations that the text names; absent where it names none */
  readonly references?: readonly string[]
}

export interface PreparedFile {
  readonly key: string
  /** bytes */
  readonly size: number
}

export interface PreparedPdf extends PreparedFile {
  readonly pageCount: number
  /** size of the first page in points, where a picture of it is stored beside the file */
  readonly firstPage?: { readonly width: number; readonly height: number }
}

export interface PreparedVideo extends PreparedFile {
  /** identifies it in the library; the same for the same bytes of a document */
  readonly id: string
  readonly title: string
  readonly section?: string
  /** seconds */
  readonly duration: number
  readonly kind: 'webm' | 'mp4'
  readonly captions: readonly (PreparedFile & { readonly language: string })[]
}
