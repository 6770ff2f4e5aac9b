import { clauseOfPosition, type PageClauses, unpackClauses } from '#finding/clause-starts.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { excerptOf } from '#finding/ranking/excerpt.ts'
import { findSpans } from '#finding/ranking/find-spans.ts'
import type { SearchHit } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import type { ShownFields } from '../index/to-source.ts'
import { openedBy } from './scope.ts'
import { docValue, type FoundHit, searchOne } from './search-all.ts'

export const shownIn = (hit: FoundHit) => JSON.parse(docValue<string>(hit, 'shown')) as ShownFields

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

/** Fetches, for each hit with full text, the first page with all of the words, or else with any. Pages count from 1. */
export async function fetchFirstPages(
  engine: Engine,
  index: string,
  hits: readonly FoundHit[],
  terms: readonly string[],
  opens: SearchIntent['opens'],
): Promise<ReadonlyMap<string, FirstPage>> {
  const values = hits.filter((hit) => docValue<boolean>(hit, 'hasPages')).map(({ _id }) => _id)
  if (values.length === 0 || terms.length === 0) return new Map()
  const { hits: found } = await searchOne(engine, index, {
    size: values.length,
    query: {
      bool: {
        filter: [{ ids: { values } }],
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

export function toHit(hit: FoundHit, marked: ReadonlySet<string>, pages: ReadonlyMap<string, FirstPage>): SearchHit {
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
    page: page?.unpaged ? undefined : page?.number,
    ...(line && { excerpt: { text: line.text, marks: line.marks } }),
    ...(clause && { clause }),
  }
}
