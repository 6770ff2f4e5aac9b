import { createHash } from 'node:crypto'
import type { IndexedDocument } from '#finding/indexed-document.ts'

/**
 * Tells by 32 bits whether what is known of a document's passages is still so: their texts, and what they are filtered by. A
 * document that comes again as it was keeps its vectors.
 */
export function passageStamp(document: IndexedDocument): number {
  const { id, title, otherTitles, description, keywords, pages, publisher, collections, facets } = document
  const all = JSON.stringify([id, title, otherTitles, description, keywords, pages, publisher, collections, facets])
  return createHash('sha256').update(all).digest().readUInt32BE()
}
