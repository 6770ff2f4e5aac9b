import type { SearchIntent } from '#finding/intent.ts'
import { orderNamed } from '#finding/ranking/order-named.ts'
import { factorOf } from '#finding/ranking/rank.ts'
import type { MeaningIntent } from '#ports/search.ts'
import { docValue, type OpenSearchHit } from '../match/search-all.ts'

/** Fields that decide the order of a document. */
export interface MeaningCandidate {
  readonly id: string
  readonly family: string
  readonly current: boolean
  readonly rank: number
  readonly standsFor: string
  readonly date: number
  readonly designationKey: string
  readonly idHash: number
  readonly titleKey: string
  readonly stamp: number
}

export const CANDIDATE_FIELDS = [
  ...['family', 'rank', 'current', 'standsFor', 'date'],
  ...['designationKey', 'titleKey', 'idHash', 'passageStamp'],
]

export const candidateOf = (hit: OpenSearchHit): MeaningCandidate => ({
  id: hit._id,
  family: docValue(hit, 'family'),
  current: docValue(hit, 'current'),
  rank: docValue<number | undefined>(hit, 'rank') ?? (docValue<boolean>(hit, 'current') ? 0 : 7),
  standsFor: docValue<string | undefined>(hit, 'standsFor') ?? 'standard',
  date: docValue(hit, 'date') ?? 0,
  designationKey: docValue(hit, 'designationKey') ?? '',
  titleKey: docValue(hit, 'titleKey') ?? '',
  idHash: docValue(hit, 'idHash'),
  stamp: docValue(hit, 'passageStamp'),
})

const MAX_RESULTS = 1000
/** share of the best score below which a document is no result */
const MIN_SCORE_SHARE = 0.2
/** score of a named document above all that are only near */
const NAMED_SCORE = 1e6
const BELOW_CURRENT = 1e-6

/** Documents that a text names, by id. */
export interface NamedByText {
  readonly tiers: ReadonlyMap<string, number>
  /** editions among them that are shown whatever editions are searched */
  readonly editions: ReadonlySet<string>
}

export type Scores = ReadonlyMap<string, number>

/** Lists the ids with the greatest scores above 0, in descending order. */
export const topScores = (scores: Scores, count: number) =>
  [...scores]
    .filter(([, score]) => score > 0)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, count)

/** Hits of a search by meaning, in order, and how many other editions it leaves out. */
export interface MeaningResults {
  readonly order: readonly MeaningCandidate[]
  readonly otherEditions?: number
}

/** Orders the best candidates: named documents first, the others by nearness and precedence, or all of them by a column. */
export function orderCandidates(
  candidates: ReadonlyMap<string, MeaningCandidate>,
  scores: Scores,
  { tiers, editions: named }: NamedByText,
  { editions, sort = 'best' }: Pick<MeaningIntent, 'editions' | 'sort'>,
): MeaningResults {
  const best = topScores(scores, MAX_RESULTS)
  const least = MIN_SCORE_SHARE * (best[0]?.[1] ?? 0)
  const own = new Map<string, number>()
  for (const [id, score] of best) {
    const one = candidates.get(id)
    if (one && score >= least) own.set(id, score * factorOf(one.rank, editions))
  }
  capOlder(candidates, own)
  const places = namedPlaces(candidates, tiers)
  for (const [place, id] of places.entries()) own.set(id, NAMED_SCORE + places.length - place)
  const all = [...own.keys()].map((id) => candidates.get(id) as MeaningCandidate)
  const ofEditions = editions ? all.filter(({ standsFor }) => standsFor !== 'none') : all
  const shown =
    editions === 'in-force' ? ofEditions.filter(({ id, standsFor }) => standsFor === 'standard' || named.has(id)) : ofEditions
  const order = shown.sort(comparing(sort, ({ id }) => own.get(id) as number))
  return { order, ...(editions === 'in-force' && { otherEditions: ofEditions.length - shown.length }) }
}

/** Puts no older edition above the current one of its family. */
function capOlder(candidates: ReadonlyMap<string, MeaningCandidate>, scores: Map<string, number>): void {
  const found = [...scores.keys()].map((id) => candidates.get(id) as MeaningCandidate)
  const currentOf = new Map(found.filter(({ current }) => current).map(({ family, id }) => [family, scores.get(id) as number]))
  for (const { id, family, current } of found) {
    const most = current ? undefined : currentOf.get(family)
    if (most !== undefined) scores.set(id, Math.min(scores.get(id) as number, most * (1 - BELOW_CURRENT)))
  }
}

function namedPlaces(candidates: ReadonlyMap<string, MeaningCandidate>, tiers: ReadonlyMap<string, number>): string[] {
  const named = [...tiers].flatMap(([id, tier]) => {
    const one = candidates.get(id)
    return one ? [{ ...one, doc: id, tier }] : []
  })
  return orderNamed(named)
}

const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Compares by score or by a column; ties as the embedded engine breaks them. */
function comparing(sort: SearchIntent['sort'], score: (one: MeaningCandidate) => number) {
  const newest = (a: MeaningCandidate, b: MeaningCandidate) =>
    b.date - a.date || compareText(a.designationKey, b.designationKey) || a.idHash - b.idHash
  if (sort === 'best') return (a: MeaningCandidate, b: MeaningCandidate) => score(b) - score(a) || a.rank - b.rank || newest(a, b)
  const { by, descending } = sort
  if (by === 'date') return (a: MeaningCandidate, b: MeaningCandidate) => (descending ? newest(a, b) : newest(b, a))
  const key = by === 'title' ? 'titleKey' : 'designationKey'
  return (a: MeaningCandidate, b: MeaningCandidate) =>
    (descending ? -1 : 1) * (compareText(a[key], b[key]) || a.idHash - b.idHash)
}
