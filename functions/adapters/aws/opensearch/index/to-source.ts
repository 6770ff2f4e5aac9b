import { hash } from 'node:crypto'
import { forEachPiece, hashOf, pieceOf } from '#finding/analysis/analyse.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import { familyKey, isPair, otherKey, PAIR_BONUS } from '#finding/analysis/term-names.ts'
import { packClauses } from '#finding/clause-starts.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { publisherNameOf } from '#finding/names/publisher-names.ts'
import { dateNumber } from '#finding/ranking/date-number.ts'
import { MAX_EXCERPT_SOURCE } from '#finding/ranking/excerpt.ts'
import { rankOf } from '#finding/ranking/rank.ts'
import { flagsOf } from '#finding/ranking/texts-of.ts'
import { wordsOfTitles } from '#finding/ranking/title-words.ts'
import type { JsonObject } from './engine.ts'
import { countTerms, frequencyOf, impactsOf } from './impacts.ts'
import { passageStamp } from './passage-stamp.ts'

const MAX_KEYWORD_LENGTH = 400
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** Cuts a value to the length of a keyword field, in documents and in queries. */
export function keywordOf(value: string): string {
  return value.slice(0, MAX_KEYWORD_LENGTH).toWellFormed()
}

/** A document without a family is a family of its own. */
const familyOf = ({ family, id }: Pick<IndexedDocument, 'family' | 'id'>) => keywordOf(family || `\u0000${id}`)

/** Fields that a hit shows, as they are stored. */
export interface ShownFields {
  readonly card: IndexedDocument['card']
  readonly designation: string
  readonly title: string
  /** absent if it equals the card's description */
  readonly description?: string
}

function shownOf({ card, designation, title, description }: IndexedDocument): ShownFields {
  return { card, designation, title, ...(card.description !== description && { description }) }
}

/** Lists the first words of a document's designations: RFC, ISO. */
function seriesOf(flags: ReadonlySet<string>): string[] {
  const series = new Set<string>()
  for (const flag of flags) {
    if (!flag.startsWith(familyKey('')) && !flag.startsWith(otherKey(''))) continue
    const end = flag.indexOf(' ')
    if (end > 2) series.add(flag.slice(1, end))
  }
  return [...series]
}

function termsOf(text: string): string[] {
  const terms = new Set<string>()
  forEachPiece(text, (raw) => {
    for (const term of pieceOf(raw).terms) terms.add(term)
  })
  return [...terms]
}

/** Values of each facet; those of `publisher` include all publishers of a joint standard. */
export function indexedFacetsOf({ facets, publishers }: Pick<IndexedDocument, 'facets' | 'publishers'>): JsonObject {
  const publisher = [...(facets.publisher ?? []), ...(publishers.length > 1 ? publishers : [])]
  return Object.fromEntries(
    Object.entries({ ...facets, publisher }).map(([facet, values]) => [facet, [...new Set(values)].map(keywordOf)]),
  )
}

/** Converts a document to the fields of mapping.ts. */
export function toSource(document: IndexedDocument): JsonObject {
  const { title, otherTitles, pages, publishers } = document
  const counted = countTerms(document)
  const { all, keyword, designation, inSentence } = impactsOf(counted)
  const record = countTerms({ ...document, pages: [] })
  const ofRecord = impactsOf(record)
  const flags = flagsOf(document)
  const weighedPairs = [...flags].filter(isPair).map((pair) => `${pair}|${frequencyOf(PAIR_BONUS)}`)
  const publisherName = publisherNameOf(document.card)?.replace(EDGES, '')
  // A string preserves lone surrogates and the order of names, which OpenSearch's JSON parser does not.
  const whole = JSON.stringify(document)
  return {
    document: whole,
    contentHash: hash('sha1', whole, 'base64'),
    id: document.id.toWellFormed(),
    designation: keywordOf(document.designation),
    shown: JSON.stringify(shownOf(document)),
    all: [...all, ...weighedPairs].join(' '),
    text: keyword.join(' '),
    designations: designation.join(' '),
    inSentence: inSentence.join(' '),
    exact: counted.exact,
    recordAll: [...ofRecord.all, ...weighedPairs].join(' '),
    recordText: ofRecord.keyword.join(' '),
    recordInSentence: ofRecord.inSentence.join(' '),
    recordExact: record.exact,
    titleTerms: termsOf([title, ...otherTitles].join('\n')).join(' '),
    titleWords: [...wordsOfTitles([title, ...otherTitles])].join(' '),
    names: [...flags].filter((flag) => !isPair(flag)).map((flag) => flag.toWellFormed()),
    series: seriesOf(flags),
    ...(publisherName && { publisherName: keywordOf(publisherName) }),
    designationKey: sortKey(document.designation),
    titleKey: sortKey(title),
    date: dateNumber(document.date),
    idHash: hashOf(document.id),
    passageStamp: passageStamp(document),
    current: document.current,
    family: familyOf(document),
    rank: rankOf(document),
    standsFor: document.standsFor,
    publisher: keywordOf(document.publisher),
    publishers: publishers.map(keywordOf),
    collections: document.collections.map(keywordOf),
    facets: { ...indexedFacetsOf(document), standing: [document.standing] },
    hasPages: pages.length > 0,
    pages: pages.map((page, at) => ({
      number: at + 1,
      words: termsOf(page).join(' '),
      text: page.slice(0, MAX_EXCERPT_SOURCE).toWellFormed(),
      clauses: packClauses(document, at),
    })),
  }
}
