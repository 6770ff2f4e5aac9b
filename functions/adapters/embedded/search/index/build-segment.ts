import { hashOf } from '#finding/analysis/analyse.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import { collectionTerm, facetTerm, publisherTerm, titleWord } from '#finding/analysis/term-names.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Facet } from '#finding/intent.ts'
import { dateNumber } from '#finding/ranking/date-number.ts'
import { flagsOf, textsOf } from '#finding/ranking/texts-of.ts'
import { wordsOfTitles } from '#finding/ranking/title-words.ts'
import { rootsIn } from '#functions/adapters/shared/words/roots.ts'
import { NumberWriter } from './bytes.ts'
import type { Segment, WordStreams } from './segment.ts'
import { buildSortKeys } from './sort-keys.ts'
import { TermTable } from './term-table.ts'

function scopeTerms({ publisher, collections, facets }: IndexedDocument): string[] {
  const values = Object.entries(facets) as [Facet, readonly string[]][]
  return [
    publisherTerm(publisher),
    ...collections.map(collectionTerm),
    ...values.flatMap(([facet, list]) => list.map((value) => facetTerm(facet, value))),
  ]
}

function addDocument(table: TermTable, document: IndexedDocument): void {
  for (const { field, text } of textsOf(document)) table.addText(field, text)
  for (const { field, root } of rootsIn(document)) table.addRoot(field, root)
  const flags = flagsOf(document)
  for (const term of scopeTerms(document)) flags.add(term)
  for (const word of wordsOfTitles([document.title, ...document.otherTitles])) flags.add(titleWord(word))
  table.addFlags(flags)
  table.endDocument()
}

/** Builds a segment of documents with these keys, which ascend. */
export function buildSegment(
  documents: readonly IndexedDocument[],
  keys: readonly number[],
): { segment: Segment; streams: WordStreams } {
  const table = new TermTable()
  const starts = new NumberWriter()
  for (const document of documents) {
    starts.push(table.stream.length)
    addDocument(table, document)
  }
  starts.push(table.stream.length)
  const idHashes = Uint32Array.from(documents, ({ id }) => hashOf(id))
  const segment = {
    keys: Uint32Array.from(keys),
    ...table.postings(),
    dates: Uint32Array.from(documents, ({ date }) => dateNumber(date)),
    idHashes,
    families: Uint32Array.from(documents, ({ family, id }) => hashOf(family || `\u0000${id}`)),
    designationKeys: buildSortKeys(
      documents.map(({ designation }) => sortKey(designation)),
      idHashes,
    ),
    titleKeys: buildSortKeys(
      documents.map(({ title }) => sortKey(title)),
      idHashes,
    ),
  }
  return { segment, streams: { starts: starts.done(), words: table.stream.done() } }
}
