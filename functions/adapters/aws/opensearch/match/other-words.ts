import { beginningsOf, otherWordsOf, shortsOf } from '#finding/abbreviations/other-words.ts'
import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Engine, JsonObject } from '../index/engine.ts'
import { scopeFilter } from './scope.ts'
import { searchIndex } from './search-all.ts'

interface Buckets {
  readonly defined?: { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }
  readonly words?: { readonly buckets: readonly { readonly doc_count: number }[] }
}

/** limit of definitions for all words of a text */
const MAX_DEFINED = 200
/** signs that mean something in a regular expression of Lucene */
const SIGN = /[^\p{L}\p{M}\p{N} =]/gu

async function aggregate(engine: Engine, index: string, body: JsonObject): Promise<Buckets> {
  const { aggregations } = await searchIndex(engine, index, { size: 0, track_total_hits: false, ...body })
  return (aggregations ?? {}) as Buckets
}

/** Adds to a query what else says its words, from definitions that documents of the scope have. */
export async function fetchOtherWords(
  engine: Engine,
  index: string,
  query: ParsedQuery,
  { scope, field }: Pick<SearchIntent, 'scope' | 'field'>,
): Promise<ParsedQuery> {
  const beginnings = query.everything || field === 'designation' ? [] : beginningsOf(query.terms)
  if (beginnings.length === 0) return query
  const should = beginnings.map((one) => ({ prefix: { names: one.toWellFormed() } }))
  const include = beginnings.map((one) => `${one.toWellFormed().replaceAll(SIGN, '.')}.*`).join('|')
  const { defined } = await aggregate(engine, index, {
    query: { bool: { filter: [...scopeFilter(scope), { bool: { should } }] } },
    aggs: { defined: { terms: { field: 'names', include, size: MAX_DEFINED } } },
  })
  const found = (defined?.buckets ?? []).map(({ key, doc_count }) => ({ name: key, documents: doc_count }))
  if (found.length === 0) return query
  const shorts = shortsOf(found)
  const filters = shorts.map((term) => ({ term: { all: term } }))
  const { words } = await aggregate(engine, index, { aggs: { words: { filters: { filters } } } })
  const counts = new Map(shorts.map((term, at) => [term, words?.buckets[at]?.doc_count ?? 0]))
  return { ...query, others: otherWordsOf(query, found, (term) => counts.get(term) ?? 0) }
}
