import { createHash } from 'node:crypto'
import type { IndexedDocument } from '#finding/indexed-document.ts'

/**
 * Hashes the texts of a document's passages and the fields by which they are filtered, to 32 bits. A document that is indexed
 * again with the same stamp keeps its vectors.
 */
export function passageStamp(document: IndexedDocument): number {
  const { id, title, otherTitles, description, keywords, pages, publisher, publishers, collections, facets } = document
  const all = JSON.stringify([id, title, otherTitles, description, keywords, pages, publisher, publishers, collections, facets])
  return createHash('sha256').update(all).digest().readUInt32BE()
}
