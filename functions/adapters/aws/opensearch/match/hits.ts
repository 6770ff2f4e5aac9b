import { findSpans } from '#finding/ranking/find-spans.ts'
import type { SearchHit } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import type { ShownFields } from '../index/to-source.ts'
import { docValue, type FoundHit, searchOne } from './search-all.ts'

export const shownIn = (hit: FoundHit) => JSON.parse(docValue<string>(hit, 'shown')) as ShownFields

const onPage = (name: string, terms: readonly string[], all: boolean) => {
  const words = terms.map((term) => ({ term: { 'pages.words': term } }))
  return {
    nested: {
      path: 'pages',
      score_mode: 'none',
      query: { bool: all ? { filter: words } : { should: words, minimum_should_match: 1 } },
      inner_hits: { name, size: 1, _source: false, sort: ['pages.number'], docvalue_fields: ['pages.number'] },
    },
  }
}

/** Fetches, for each hit with full text, the first page with all of the words, or else with any. Pages count from 1. */
export async function fetchFirstPages(
  engine: Engine,
  index: string,
  hits: readonly FoundHit[],
  terms: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const values = hits.filter((hit) => docValue<boolean>(hit, 'hasPages')).map(({ _id }) => _id)
  if (values.length === 0 || terms.length === 0) return new Map()
  const { hits: found } = await searchOne(engine, index, {
    size: values.length,
    query: { bool: { filter: [{ ids: { values } }], should: [onPage('all', terms, true), onPage('any', terms, false)] } },
  })
  return new Map(
    found.hits.flatMap(({ _id, inner_hits }) => {
      const [page] = [inner_hits?.all, inner_hits?.any].flatMap((one) => one?.hits.hits ?? [])
      return page ? [[_id, docValue<number>(page, 'pages.number')] as const] : []
    }),
  )
}

export function toHit(hit: FoundHit, marked: ReadonlySet<string>, pages: ReadonlyMap<string, number>): SearchHit {
  const { card, designation, title, description = card.description as string } = shownIn(hit)
  return {
    id: hit._id,
    card,
    marks: {
      designation: findSpans(designation, marked),
      title: findSpans(title, marked),
      description: findSpans(description, marked),
    },
    page: pages.get(hit._id),
  }
}
