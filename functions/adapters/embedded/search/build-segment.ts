import type { Facet, SearchDocument } from '#ports/search.ts'
import { eachPiece, hashOf, pieceOf } from './analysis/analyse.ts'
import { NumberWriter } from './bytes.ts'
import { nameTerms } from './names/name-terms.ts'
import type { Segment, Streams } from './segment.ts'
import { buildSortKeys, sortKey } from './sort-key.ts'
import { collectionTerm, facetTerm, pairTerm, publisherTerm, titleWord } from './term-names.ts'
import { TermTable } from './term-table.ts'

const PAIR = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-./:][\p{L}\p{N}]+)+/gu
const DIGIT = /\p{N}/u

/** Neighbours in numbers of several parts, folded: 802.11, 29-412, C57.12. */
export function pairsOf(text: string): string[] {
  const pairs: string[] = []
  for (const [number] of text.matchAll(PAIR)) {
    if (!DIGIT.test(number)) continue
    const words: string[] = []
    eachPiece(number, (raw, _start, _end, pair) => void (pair || words.push(pieceOf(raw).terms.at(-1) ?? '')))
    for (let at = 1; at < words.length; at++) pairs.push(pairTerm(words[at - 1] as string, words[at] as string))
  }
  return pairs
}

/** YYYYMMDD; a date that cannot be read is none. */
function dateNumber(date: string): number {
  const match = date.match(/^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?/)
  return match ? Number(match[1]) * 10_000 + Number(match[2] ?? 0) * 100 + Number(match[3] ?? 0) : 0
}

function scopeTerms({ publisher, collections, facets }: SearchDocument): string[] {
  const values = Object.entries(facets) as [Facet, readonly string[]][]
  return [
    publisherTerm(publisher),
    ...collections.map(collectionTerm),
    ...values.flatMap(([facet, list]) => list.map((value) => facetTerm(facet, value))),
  ]
}

function wordsOfTitles(titles: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const title of titles)
    eachPiece(title, (raw, _start, _end, pair) => {
      if (!pair) for (const word of pieceOf(raw).written) words.add(titleWord(word))
    })
  return words
}

/** Several texts of one document that are searched as the title, and the rest that says what it is about. */
function addDocument(table: TermTable, document: SearchDocument): void {
  const { designation, otherDesignations, title, otherTitles, keywords, description, pages } = document
  for (const one of [designation, ...otherDesignations]) table.addText('designation', one)
  for (const one of new Set([title, ...otherTitles])) table.addText('title', one)
  for (const one of keywords) table.addText('about', one)
  table.addText('about', description)
  for (const page of pages) table.addText('full', page)
  const flags = nameTerms([designation, ...otherDesignations], document.family)
  for (const one of [designation, title, ...otherDesignations.slice(0, 20)]) for (const pair of pairsOf(one)) flags.add(pair)
  for (const term of scopeTerms(document)) flags.add(term)
  for (const word of wordsOfTitles([title, ...otherTitles])) flags.add(word)
  table.addFlags(flags)
  table.endDocument()
}

/** `keys` are the documents' own, ascending. */
export function buildSegment(
  documents: readonly SearchDocument[],
  keys: readonly number[],
): { segment: Segment; streams: Streams } {
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
