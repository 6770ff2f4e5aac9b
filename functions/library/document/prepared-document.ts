import type { LibraryRecord, Publisher } from './record.ts'

/**
 * A document ready to be saved: its files are stored, its text is read.
 * Object keys are of this document alone; those that a later save leaves out are deleted.
 */
export interface PreparedDocument {
  readonly record: LibraryRecord
  readonly publisher: Publisher
  readonly files: PreparedFiles
  /** full text, a string a page (one for HTML); empty where there is none */
  readonly pages: readonly string[]
  /** hash of everything that went in; the same stamp is the same document */
  readonly stamp: string
}

export interface PreparedFiles {
  readonly pdf?: PreparedPdf
  readonly html?: PreparedFile
  /** newest first */
  readonly oldPdfs: readonly PreparedPdf[]
}

export interface PreparedFile {
  readonly key: string
  /** bytes */
  readonly size: number
}

export interface PreparedPdf extends PreparedFile {
  readonly pageCount: number
}
