import type { TypedText } from '#finding/suggest/typed-text.ts'
import type { SuggestIntent } from '#ports/search.ts'
import type { Engine, JsonObject } from '../index/engine.ts'
import { compareSorted, type Sort } from '../match/order.ts'
import { editionsFilter, type QueryClause, scopeFilter } from '../match/scope.ts'
import { docValue, type OpenSearchHit, searchAll } from '../match/search-all.ts'

/** A family with the rank of its best document. */
export interface FamilyHit {
  readonly family: string
  /** lower is better */
  readonly tier: number
  /** OpenSearch's sort values within its step */
  readonly sort: readonly unknown[]
}

/** Families of one publisher, the best first, each once. */
export interface PublisherHits {
  readonly publisher: string
  readonly list: readonly FamilyHit[]
}

/** Tiers, the best first: named documents, designations with the prefix, titles with the prefix, titles with the words. */
const [NAMED, ALSO_NAMED, BEGINS, ALSO_BEGINS, OTHER_EDITION, TITLE, WORDS] = [0, 1, 2, 3, 4, 5, 6]
/** least tiers of a document's own name and of an alternative name */
const [OWN_NAME, ALSO_NAME] = [4, 2]

const prefix = (field: string, value: string): QueryClause => ({ prefix: { [field]: value.toWellFormed() } })
const tiered = (tier: number, filters: readonly QueryClause[]): QueryClause[] =>
  filters.length ? [{ constant_score: { filter: { bool: { should: filters } }, boost: WORDS + 1 - tier } }] : []

function nameClauses({ names, own, other }: TypedText): QueryClause[] {
  const named = (from: number, below: number) => {
    const terms = names.filter(({ tier }) => tier >= from && tier < below).map(({ term }) => term.toWellFormed())
    return terms.length ? [{ terms: { names: terms } }] : []
  }
  return [
    ...tiered(NAMED, named(OWN_NAME, Number.POSITIVE_INFINITY)),
    ...tiered(ALSO_NAMED, named(ALSO_NAME, OWN_NAME)),
    ...tiered(
      BEGINS,
      own.map((start) => prefix('names', start)),
    ),
    ...tiered(
      ALSO_BEGINS,
      other.map((start) => prefix('names', start)),
    ),
    ...tiered(OTHER_EDITION, named(0, ALSO_NAME)),
  ]
}

function wordClauses({ whole, beginning }: TypedText): QueryClause[] {
  const filter = [
    ...whole.map((term) => ({ term: { titleTerms: term } })),
    ...(beginning ? [prefix('titleWords', beginning)] : []),
  ]
  return filter.length ? tiered(WORDS, [{ bool: { filter } }]) : []
}

const by = (field: string, order: 'asc' | 'desc') => ({ [field]: { order } })
const within = (...own: Sort): Sort => [by('_score', 'desc'), by('current', 'desc'), ...own, by('idHash', 'asc'), by('id', 'asc')]
const BY_DESIGNATION = within(by('designationKey', 'asc'))
const BY_TITLE = within(by('titleKey', 'asc'))
const NEWEST = within(by('date', 'desc'), by('designationKey', 'asc'))

interface Step {
  readonly clauses: readonly QueryClause[]
  readonly sort: Sort
}

/** Lists the searches: names, titles with the prefix, titles with the words. Each has its own order. */
function stepsOf(typed: TypedText, { field }: SuggestIntent): Step[] {
  const names = { clauses: nameClauses(typed), sort: BY_DESIGNATION }
  const titles = { clauses: typed.title ? tiered(TITLE, [prefix('titleKey', typed.title)]) : [], sort: BY_TITLE }
  const words = { clauses: wordClauses(typed), sort: NEWEST }
  const steps = [...(field === 'keyword' ? [] : [names]), ...(field === 'designation' ? [] : [titles, words])]
  return steps.filter(({ clauses }) => clauses.length > 0)
}

function bodyOf({ clauses, sort }: Step, filter: readonly QueryClause[], publishers: number, families: number): JsonObject {
  const inner_hits = {
    name: 'families',
    size: families,
    sort,
    collapse: { field: 'family' },
    docvalue_fields: ['family'],
    _source: false,
  }
  return {
    size: publishers,
    track_total_hits: false,
    track_scores: true,
    query: { bool: { filter, must: [{ dis_max: { queries: clauses } }] } },
    sort,
    collapse: { field: 'publisher', inner_hits },
    docvalue_fields: ['publisher'],
  }
}

const tierOf = ({ sort }: OpenSearchHit) => WORDS + 1 - Math.round(sort?.[0] as number)

const compareNames = compareSorted(BY_DESIGNATION, 1)
const compareWords = compareSorted(NEWEST, 1)

/** Compares by tier. All hits of one tier have the same sort. */
export function compareFamilyHits(a: FamilyHit, b: FamilyHit): number {
  return a.tier - b.tier || (a.tier === WORDS ? compareWords : compareNames)(a.sort, b.sort)
}

function onceEach(sorted: readonly FamilyHit[]): FamilyHit[] {
  const seen = new Set<string>()
  return sorted.filter(({ family }) => !seen.has(family) && seen.add(family))
}

/** Fetches the best families of each of the best publishers, the best publisher first. `only` restricts the publishers. */
export async function fetchPublisherHits(
  engine: Engine,
  index: string,
  typed: TypedText,
  intent: SuggestIntent,
  { publishers, families, only }: { readonly publishers: number; readonly families: number; readonly only?: readonly string[] },
): Promise<PublisherHits[]> {
  const steps = stepsOf(typed, intent)
  if (steps.length === 0) return []
  const filter = [...scopeFilter(intent.scope), ...editionsFilter('all', []), ...(only ? [{ terms: { publisher: only } }] : [])]
  const answers = await searchAll(
    engine,
    index,
    steps.map((step) => bodyOf(step, filter, publishers, families)),
  )
  const groups = new Map<string, FamilyHit[]>()
  for (const hit of answers.flatMap(({ hits }) => hits.hits)) {
    const publisher = docValue<string>(hit, 'publisher')
    const own = (hit.inner_hits?.families?.hits.hits ?? []).map((one) => ({
      family: docValue<string>(one, 'family'),
      tier: tierOf(one),
      sort: one.sort ?? [],
    }))
    groups.set(publisher, [...(groups.get(publisher) ?? []), ...own])
  }
  const sorted = [...groups].map(([publisher, list]) => ({ publisher, list: onceEach(list.sort(compareFamilyHits)) }))
  return sorted.sort((a, b) => compareFamilyHits(a.list[0] as FamilyHit, b.list[0] as FamilyHit))
}
