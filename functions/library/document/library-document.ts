import type { PreparedDocument, PreparedFiles } from './prepared-document.ts'
import type { Publisher } from './record.ts'

export type StoredRecord = Omit<PreparedDocument['record'], 'files'>

/** A document as the library holds it, its text apart. */
export interface LibraryDocument {
  readonly contentCode: string
  readonly record: StoredRecord
  readonly publisher: Publisher
  readonly files: PreparedFiles
}

/** What stands under a content code. The code stays its owner's, also when the document is taken out. */
export interface DocumentItem {
  readonly contentCode: string
  readonly sourceKey: string
  readonly stamp: string
  /** absent once the document is taken out of the library */
  readonly document?: LibraryDocument
  readonly unsettled?: Unsettled
}

/**
 * What a change leaves to be done elsewhere: documents found under these names still show what this one was, and these
 * objects are still stored. Kept with the item, so that a run that follows a killed one knows of it.
 */
export interface Unsettled {
  readonly names: readonly string[]
  readonly objects: readonly string[]
}

export function objectsOf({ files }: Pick<LibraryDocument, 'files'>): string[] {
  return [files.pdf, files.html, ...files.oldPdfs].flatMap((file) => (file ? [file.key] : []))
}
