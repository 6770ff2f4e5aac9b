import { createHash } from 'node:crypto'
import type { IndexedDocument } from '#finding/indexed-document.ts'

/**
 * Hashes the texts of a document's passages and the fields by which they are filtered, to 32 bits. A document that is indexed
 * again with the same stamp keeps its vectors.
 */
export function passageStamp(document: IndexedDocument): number {
  const { id, title, otherTitles, description, keywords, pages, publisher, publishers, collections, facets } = document
  const all = [id, title, otherTitles, description, keywords, pages, publisher, publishers, collections, facets]
  // Documents without these keep the stamps that earlier releases gave them.
  const { clauses, unpaged, formerTitles = [], subjects = [] } = document
  const withClauses = clauses || unpaged ? [...all, clauses, unpaged] : all
  const more = [...formerTitles, ...subjects]
  const stamped = JSON.stringify(more.length > 0 ? [...withClauses, more] : withClauses)
  return createHash('sha256').update(stamped).digest().readUInt32BE()
}
