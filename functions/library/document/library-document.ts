import { textKeyOf } from '../text/text-key.ts'
import { firstPageKeyOf } from './first-page-key.ts'
import type { PreparedDocument, PreparedFiles } from './prepared-document.ts'
import type { Publisher } from './record.ts'

export type StoredRecord = Omit<PreparedDocument['record'], 'files'>

/** A document as the library stores it, without its text. */
export interface LibraryDocument {
  readonly contentCode: string
  readonly record: StoredRecord
  readonly publisher: Publisher
  readonly files: PreparedFiles
}

/** The item of a content code. The code stays with its source when the document is removed. */
export interface DocumentItem {
  readonly contentCode: string
  readonly sourceKey: string
  readonly stamp: string
  /** absent once the document is removed from the library */
  readonly document?: LibraryDocument
  /** record of the same text, with which everything stays that hung on this one when it was removed; absent otherwise */
  readonly heir?: string
  /** codes of removed records of the text, of which this one is the heir; absent without any */
  readonly formerCodes?: readonly string[]
  readonly pendingCleanup?: PendingCleanup
}

/**
 * Work that a change leaves behind: cards of documents under these names still show the former state, and these objects are
 * still stored. It is stored with the item, so that the run after a killed one completes it.
 */
export interface PendingCleanup {
  readonly names: readonly string[]
  readonly objects: readonly string[]
}

/** Keys of the document's files, each with those of its text and of the picture of its first page. */
export function objectsOf({ files }: Pick<LibraryDocument, 'files'>): string[] {
  const texts = [files.pdf, files.html, ...files.oldPdfs].flatMap((file) => (file ? [file.key, textKeyOf(file.key)] : []))
  const pictures = [files.pdf, ...files.oldPdfs].flatMap((pdf) => (pdf?.firstPage ? [firstPageKeyOf(pdf.key)] : []))
  const videos = (files.videos ?? []).flatMap((video) => [video.key, ...video.captions.map(({ key }) => key)])
  return [...texts, ...pictures, ...(files.redline ? [files.redline.key] : []), ...videos]
}
