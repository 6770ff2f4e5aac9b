import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { type DesignationMatch, matchDesignation } from '#finding/names/match-designation.ts'
import { isSentence, MIN_FULL_MATCHES } from '#finding/ranking/sentence.ts'
import type { Engine } from '../index/engine.ts'
import { type QueryContext, wholeClause } from '../match/query.ts'
import { resolveByRounds } from '../match/resolve-by-rounds.ts'
import { scopeFilter } from '../match/scope.ts'
import { docValue, searchOne } from '../match/search-all.ts'
import { fetchTermStatistics } from '../match/term-statistics.ts'
import { NameLookups } from './name-lookups.ts'

/** A query with all lookups that its request needs. */
export interface ResolvedQuery extends QueryContext {
  readonly names: NameLookups
  readonly namedBy: DesignationMatch
  /** number of documents with every word and phrase, counted up to ten */
  readonly wholeCount: number
}

const TIER_RANK = 1e6
const CURRENT_BONUS = 5e5
const MAX_TITLED = 200

/** Groups the named documents by rank, the lowest first: by certainty, then the current edition, then the newest. */
function ranksOf(names: NameLookups, { named }: DesignationMatch): string[][] {
  const byRank = Map.groupBy(named, ([doc, tier]) => {
    const { current, date } = names.at(doc)
    return tier * TIER_RANK + (current ? CURRENT_BONUS : 0) + date / 1000
  })
  return [...byRank].sort(([a], [b]) => a - b).map(([, docs]) => docs.map(([doc]) => names.at(doc).id))
}

/** Fetches families with an older edition whose title is the text. It also finds the current edition under another title. */
async function fetchTitledFamilies(
  engine: Engine,
  index: string,
  { text }: ParsedQuery,
  { scope, field }: SearchIntent,
): Promise<string[]> {
  const title = sortKey(text)
  if (field === 'designation' || title === '') return []
  const filter = [...scopeFilter(scope), { term: { titleKey: title } }, { term: { current: false } }]
  const part = { size: MAX_TITLED, docvalue_fields: ['family'], track_total_hits: false }
  const { hits } = await searchOne(engine, index, { ...part, query: { bool: { filter } } })
  return [...new Set(hits.hits.map((hit) => docValue<string>(hit, 'family')))]
}

/** Counts the documents of the scope with every word and phrase, up to MIN_FULL_MATCHES. */
async function countWhole(engine: Engine, index: string, query: ParsedQuery, { scope, field }: SearchIntent): Promise<number> {
  const whole = wholeClause(query, field)
  if (!whole) return 0
  const filter = [...scopeFilter(scope), whole]
  const { hits } = await searchOne(engine, index, { size: 0, track_total_hits: MIN_FULL_MATCHES, query: { bool: { filter } } })
  return hits.total?.value ?? 0
}

async function fetchWeights(engine: Engine, index: string, { terms }: ParsedQuery): Promise<ReadonlyMap<string, number>> {
  const known = await fetchTermStatistics(engine, index, terms)
  return new Map([...known].flatMap(([term, { documents, weight }]) => (documents > 0 ? [[term, weight] as const] : [])))
}

const NOTHING_NAMED: DesignationMatch = { named: new Map(), isSure: false, withPublisher: false }

/** Parses a text within the scope, without filters: its interpretation must not change with the selected facets. */
export async function resolveQuery(
  engine: Engine,
  index: string,
  query: ParsedQuery,
  intent: SearchIntent,
): Promise<ResolvedQuery> {
  const names = new NameLookups(engine, index, intent.scope)
  if (query.everything) return { names, namedBy: NOTHING_NAMED, named: [], titled: [], wholeCount: 0 }
  const [namedBy, titled, wholeCount] = await Promise.all([
    intent.field === 'keyword' ? NOTHING_NAMED : resolveByRounds(names, () => matchDesignation(names.nameIndex(), query.text)),
    fetchTitledFamilies(engine, index, query, intent),
    countWhole(engine, index, query, intent),
  ])
  // If few documents have every word of a sentence, documents with a part of it follow.
  const isPartly = isSentence(query) && wholeCount < MIN_FULL_MATCHES && namedBy.named.size === 0
  const weights = isPartly ? { weights: await fetchWeights(engine, index, query) } : {}
  return { names, namedBy, named: ranksOf(names, namedBy), titled, wholeCount, ...weights }
}
