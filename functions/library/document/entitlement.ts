import type { Actor } from '#functions/http/use-case.ts'
import type { LibraryDocument } from './library-document.ts'

/** What a document is may be seen by everybody of the tenant; its text by those whose account opens it. */
export function mayRead({ account }: Pick<Actor, 'account'>, { record }: Pick<LibraryDocument, 'record'>): boolean {
  if (!account) return false
  return account.publishers.includes(record.publisher) || record.collections.some((one) => account.collections.includes(one))
}

/** An outside publisher's documents are read there. */
export function hasFilesHere({ publisher }: Pick<LibraryDocument, 'publisher'>): boolean {
  return publisher.type !== 'CPP'
}

export function isDownloadable(document: LibraryDocument): boolean {
  const { record, files } = document
  return record.downloadable && !record.drm && hasFilesHere(document) && files.pdf !== undefined
}

export function mayDownload(actor: Pick<Actor, 'drmView'>, document: LibraryDocument): boolean {
  return !actor.drmView && isDownloadable(document)
}

/** Of ASTM's documents the standards can be tracked, but for those classified RL, and their translations. */
export function mayTrack({ record }: Pick<LibraryDocument, 'record'>): boolean {
  if (record.publisher !== 'ASTM') return true
  if (record.translationOf || /translated/i.test(record.documentType)) return true
  return (record.contentType === 'ASTM_STANDARDS' || /^standard$/i.test(record.documentType)) && record.classification !== 'RL'
}
