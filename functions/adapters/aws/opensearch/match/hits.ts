import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { clauseOfPosition, type PageClauses, unpackClauses } from '#finding/clause-starts.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { placedBy, type RelativeNearness } from '#finding/meaning/blend.ts'
import { excerptOf } from '#finding/ranking/excerpt.ts'
import { findSpans } from '#finding/ranking/find-spans.ts'
import { lackingWords } from '#finding/ranking/lacking-words.ts'
import type { WordsToMark } from '#finding/ranking/words-to-mark.ts'
import type { SearchHit } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import type { ShownFields } from '../index/to-source.ts'
import { openedBy } from './scope.ts'
import { docValue, type OpenSearchHit, searchIndex } from './search-all.ts'

export const shownIn = (hit: OpenSearchHit) => JSON.parse(docValue<string>(hit, 'shown')) as ShownFields

const onPage = (name: string, terms: readonly string[], all: boolean, withText: boolean) => {
  const words = terms.map((term) => ({ term: { 'pages.words': term } }))
  return {
    nested: {
      path: 'pages',
      score_mode: 'none',
      query: { bool: all ? { filter: words } : { should: words, minimum_should_match: 1 } },
      inner_hits: {
        ...{ name, size: 1, _source: false, sort: ['pages.number'], docvalue_fields: ['pages.number'] },
        stored_fields: ['pages.clauses', ...(withText ? ['pages.text'] : [])],
      },
    },
  }
}

/** The first page that matches, with its text where the reader may open it. */
export interface FirstPage extends PageClauses {
  readonly number: number
  readonly text?: string
}

const OPEN = 'open'

/** Fetches, for each hit with a full text that the search reads, the first page with all of the words, or else with any. Pages count from 1. */
export async function fetchFirstPages(
  engine: Engine,
  index: string,
  hits: readonly OpenSearchHit[],
  terms: readonly string[],
  { opens, scope: { texts } }: Pick<SearchIntent, 'opens' | 'scope'>,
): Promise<ReadonlyMap<string, FirstPage>> {
  const values = hits.filter((hit) => docValue<boolean>(hit, 'hasPages')).map(({ _id }) => _id)
  if (values.length === 0 || terms.length === 0) return new Map()
  const { hits: found } = await searchIndex(engine, index, {
    size: values.length,
    query: {
      bool: {
        filter: [{ ids: { values } }, ...(texts === 'all' ? [] : [openedBy(texts)])],
        should: [
          onPage('all', terms, true, opens !== undefined),
          onPage('any', terms, false, opens !== undefined),
          ...(opens ? [{ bool: { filter: [openedBy(opens)], _name: OPEN } }] : []),
        ],
      },
    },
  })
  return new Map(
    found.hits.flatMap(({ _id, inner_hits, matched_queries }) => {
      const [page] = [inner_hits?.all, inner_hits?.any].flatMap((one) => one?.hits.hits ?? [])
      if (!page) return []
      const text = matched_queries?.includes(OPEN) ? docValue<string | undefined>(page, 'pages.text') : undefined
      const clauses = unpackClauses(docValue<string | undefined>(page, 'pages.clauses'))
      const number = docValue<number>(page, 'pages.number')
      return [[_id, { number, ...clauses, ...(text !== undefined && { text }) }] as const]
    }),
  )
}

/** Text of which hits have some of the words only. */
export interface PartsOfText {
  readonly query: ParsedQuery
  /** weights of the words that the scope has */
  readonly weights: ReadonlyMap<string, number>
  /** empty where nearness does not count */
  readonly nearness: RelativeNearness<string>
}

/** Words of the text that a hit lacks, as it names those that it has, and what its place is by where nearness counts. */
function explainPart({ _id, matched_queries = [] }: OpenSearchHit, { query, weights, nearness: { shares } }: PartsOfText) {
  const lacks = lackingWords(query.text, query, (term) => matched_queries.includes(term))
  if (shares.size === 0) return { lacks }
  const has = matched_queries.flatMap((term) => weights.get(term) ?? [])
  return { lacks, by: placedBy(query, shares.get(_id) ?? 0, has, [...weights.values()]) }
}

/** `parts` is the text where the hit has some of its words only. */
export function toHit(
  hit: OpenSearchHit,
  marked: WordsToMark,
  pages: ReadonlyMap<string, FirstPage>,
  parts?: PartsOfText,
): SearchHit {
  const { card, designation, title, description = card.description as string } = shownIn(hit)
  const page = pages.get(hit._id)
  const line = page?.text === undefined ? undefined : excerptOf(page.text, marked, page.starts)
  const clause = line && clauseOfPosition(page?.starts ?? [], line.at)
  return {
    id: hit._id,
    card,
    marks: {
      designation: findSpans(designation, marked),
      title: findSpans(title, marked),
      description: findSpans(description, marked),
    },
    ...(parts && explainPart(hit, parts)),
    page: page?.unpaged ? undefined : page?.number,
    ...(line && { excerpt: { text: line.text, marks: line.marks } }),
    ...(clause && { clause }),
    ...(line && page?.recognised && { recognised: true }),
  }
}
