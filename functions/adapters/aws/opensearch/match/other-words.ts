import { beginningsOf, otherWordsOf, shortsOf } from '#finding/abbreviations/other-words.ts'
import { rootsOfTerms, withOtherForms } from '#finding/analysis/other-forms.ts'
import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Engine, JsonObject } from '../index/engine.ts'
import { scopeFilter } from './scope.ts'
import { searchIndex } from './search-all.ts'
import { fetchTermStatistics } from './term-statistics.ts'

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

/** Adds what else says the words, from definitions that documents of the scope have. */
async function fetchDefined(
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

/** Adds the forms that the words have in texts of other languages. */
async function fetchForms(engine: Engine, index: string, query: ParsedQuery, scope: SearchIntent['scope']): Promise<ParsedQuery> {
  const { rootsOfWord } = await import('#functions/adapters/shared/words/roots.ts')
  const roots = rootsOfTerms(query, rootsOfWord)
  const terms = [...new Set([...roots.keys(), ...[...roots.values()].flat()])]
  const known = await fetchTermStatistics(engine, index, terms, scope)
  return withOtherForms(
    query,
    roots,
    (term) => known.get(term)?.documents ?? 0,
    (root) => [root],
  )
}

/** Adds to a query what else says its words: abbreviations and what they are short for, and forms in other languages. */
export async function fetchOtherWords(
  engine: Engine,
  index: string,
  query: ParsedQuery,
  { scope, field }: Pick<SearchIntent, 'scope' | 'field'>,
): Promise<ParsedQuery> {
  if (query.everything || field === 'designation') return query
  return fetchForms(engine, index, await fetchDefined(engine, index, query, { scope, field }), scope)
}
