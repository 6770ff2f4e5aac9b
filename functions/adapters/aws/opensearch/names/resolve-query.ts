import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { beginningOf, MAX_BEGINNING } from '#finding/names/designation-prefix.ts'
import { type DesignationMatch, matchDesignation, namedEditions } from '#finding/names/match-designation.ts'
import { orderNamed } from '#finding/ranking/order-named.ts'
import { hasFollowers } from '#finding/ranking/partial.ts'
import type { Engine } from '../index/engine.ts'
import { OpenWords } from '../match/open-words.ts'
import { type QueryContext, wholeClause } from '../match/query.ts'
import { resolveByRounds } from '../match/resolve-by-rounds.ts'
import { listedClause, scopeFilter } from '../match/scope.ts'
import { docValue, searchIndex } from '../match/search-all.ts'
import { fetchTermStatistics } from '../match/term-statistics.ts'
import { NameLookups } from './name-lookups.ts'

/** A query with all lookups that its request needs. */
export interface ResolvedQuery extends QueryContext {
  readonly names: NameLookups
  readonly namedBy: DesignationMatch
  /** ids of editions that the text names, whatever editions are searched */
  readonly editions: readonly string[]
  /** whether a document has every word and phrase, whatever the filters */
  readonly isWhole: boolean
  /** weights of the words that the library has, where documents with some of them follow */
  readonly weights?: ReadonlyMap<string, number>
  /** a listed document of the scope has the words as written */
  readonly isElsewhere: boolean
}

const MAX_TITLED = 200

/** Lists ids in the order of `orderNamed`. */
function idsInOrder(names: NameLookups, docs: Iterable<readonly [doc: number, tier: number]>): string[] {
  const placed = Array.from(docs, ([doc, tier]) => ({ ...names.at(doc), doc, tier }))
  return orderNamed(placed).map((doc) => names.at(doc).id)
}

/** Lists the documents whose designation continues the one that the text is; too many are a whole series. */
function beginningIn(names: NameLookups, { text }: ParsedQuery): number[] {
  const prefix = beginningOf(text)
  const found = prefix === undefined ? [] : [...names.nameIndex().withPrefix(prefix)].flat()
  return found.length > MAX_BEGINNING ? [] : [...new Set(found)]
}

interface TitledDocuments {
  /** families with an older edition whose title is the text */
  readonly titled: readonly string[]
  readonly isTitled: boolean
}

/** Finds the documents whose title is the text, and families whose current edition may have another title. */
async function fetchTitled(
  engine: Engine,
  index: string,
  { text, terms }: ParsedQuery,
  { scope, field }: SearchIntent,
): Promise<TitledDocuments> {
  const title = sortKey(text)
  if (field === 'designation' || title === '') return { titled: [], isTitled: false }
  const filter = [...scopeFilter(scope), { term: { titleKey: title } }]
  const part = { size: MAX_TITLED, sort: ['current'], docvalue_fields: ['family', 'current'], track_total_hits: false }
  const { hits } = await searchIndex(engine, index, { ...part, query: { bool: { filter } } })
  const older = hits.hits.filter((hit) => !docValue<boolean>(hit, 'current'))
  const titled = [...new Set(older.map((hit) => docValue<string>(hit, 'family')))]
  return { titled, isTitled: hits.hits.length > 0 && terms.length > 1 }
}

/** Tells whether a document of the scope has every word and phrase. */
async function hasWhole(engine: Engine, index: string, query: ParsedQuery, { scope, field }: SearchIntent): Promise<boolean> {
  const whole = wholeClause(query, field, new OpenWords(scope, new Map(), query.others))
  if (!whole) return false
  const filter = [...scopeFilter(scope), whole]
  const { hits } = await searchIndex(engine, index, { size: 0, track_total_hits: 1, query: { bool: { filter } } })
  return (hits.total?.value ?? 0) > 0
}

/** Tells whether a listed document is in the scope, whatever the filters. */
async function hasListed(engine: Engine, index: string, { scope, also }: SearchIntent): Promise<boolean> {
  if (!also) return false
  const filter = [...scopeFilter(scope), listedClause(also, 'id')]
  const { hits } = await searchIndex(engine, index, { size: 0, track_total_hits: 1, query: { bool: { filter } } })
  return (hits.total?.value ?? 0) > 0
}

async function fetchWeights(
  engine: Engine,
  index: string,
  { terms }: ParsedQuery,
  { scope }: Pick<SearchIntent, 'scope'>,
): Promise<ReadonlyMap<string, number>> {
  const known = await fetchTermStatistics(engine, index, terms, scope)
  return new Map([...known].flatMap(([term, { documents, weight }]) => (documents > 0 ? [[term, weight] as const] : [])))
}

const NOTHING_NAMED: DesignationMatch = { named: new Map(), isSure: false, withPublisher: false, namesEdition: false }
const NO_CONTEXT = { named: [], beginning: [], editions: [], titled: [], isTitled: false, isWhole: false, isElsewhere: false }

/** Parses a text within the scope, without filters: its interpretation must not change with the selected facets. */
export async function resolveQuery(
  engine: Engine,
  index: string,
  query: ParsedQuery,
  intent: SearchIntent,
): Promise<ResolvedQuery> {
  const names = new NameLookups(engine, index, intent.scope)
  if (query.everything) return { ...NO_CONTEXT, names, namedBy: NOTHING_NAMED }
  const isNamed = intent.field !== 'keyword'
  const hasParts = intent.sort === 'best' && hasFollowers(query, intent.field)
  const [namedBy, beginning, titled, isWhole, isElsewhere, weights] = await Promise.all([
    isNamed ? resolveByRounds(names, () => matchDesignation(names.nameIndex(), query.text)) : NOTHING_NAMED,
    isNamed ? resolveByRounds(names, () => beginningIn(names, query)) : [],
    fetchTitled(engine, index, query, intent),
    hasWhole(engine, index, query, intent),
    hasListed(engine, index, intent),
    hasParts ? fetchWeights(engine, index, query, intent) : undefined,
  ])
  return {
    names,
    namedBy,
    named: idsInOrder(names, namedBy.named),
    beginning: idsInOrder(
      names,
      beginning.map((doc) => [doc, 0]),
    ),
    editions: [...namedEditions(namedBy, names.nameIndex())].map((doc) => names.at(doc).id),
    ...titled,
    isWhole,
    isElsewhere,
    ...(weights && namedBy.named.size === 0 && { weights }),
  }
}
