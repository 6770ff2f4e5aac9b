import { docValue, type FoundHit } from '../match/search-all.ts'

/** Fields that decide the order of a document. */
export interface MeaningCandidate {
  readonly id: string
  readonly family: string
  readonly current: boolean
  readonly date: number
  readonly designationKey: string
  readonly idHash: number
  readonly stamp: number
}

export const CANDIDATE_FIELDS = ['family', 'current', 'date', 'designationKey', 'idHash', 'passageStamp']

export const candidateOf = (hit: FoundHit): MeaningCandidate => ({
  id: hit._id,
  family: docValue(hit, 'family'),
  current: docValue(hit, 'current'),
  date: docValue(hit, 'date') ?? 0,
  designationKey: docValue(hit, 'designationKey') ?? '',
  idHash: docValue(hit, 'idHash'),
  stamp: docValue(hit, 'passageStamp'),
})

const MAX_RESULTS = 1000
/** share of the best score below which a document is no result */
const MIN_SCORE_SHARE = 0.2
/** rank of a named document above all that are only near */
const NAMED_SCORE = 1e6
const CURRENT_BONUS = 5e5
const BELOW_CURRENT = 1e-6

export type Scores = ReadonlyMap<string, number>

/** Lists the ids with the greatest scores above 0, in descending order. */
export const topScores = (scores: Scores, count: number) =>
  [...scores]
    .filter(([, score]) => score > 0)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, count)

/** Orders the best candidates. A current edition is never below an older one of its family, unless the text names that one. */
export function orderCandidates(
  candidates: ReadonlyMap<string, MeaningCandidate>,
  scores: Scores,
  named: ReadonlyMap<string, number>,
): MeaningCandidate[] {
  const best = topScores(scores, MAX_RESULTS)
  const least = MIN_SCORE_SHARE * (best[0]?.[1] ?? 0)
  const own = new Map(best.filter(([id, score]) => score >= least && candidates.has(id)))
  for (const [id, tier] of named) {
    const one = candidates.get(id)
    if (one) own.set(id, tier * NAMED_SCORE + (one.current ? CURRENT_BONUS : 0) + one.date / 1000)
  }
  const chosen = [...own.keys()].map((id) => candidates.get(id) as MeaningCandidate)
  const currentOf = new Map(chosen.filter(({ current }) => current).map((one) => [one.family, one.id]))
  for (const { id, family, current } of chosen) {
    const other = current ? undefined : currentOf.get(family)
    if (other === undefined || (named.get(id) ?? 0) > (named.get(other) ?? 0)) continue
    own.set(id, Math.min(own.get(id) as number, (own.get(other) as number) * (1 - BELOW_CURRENT)))
  }
  const score = ({ id }: MeaningCandidate) => own.get(id) as number
  return chosen.sort(
    (a, b) =>
      score(b) - score(a) ||
      Number(b.current) - Number(a.current) ||
      b.date - a.date ||
      (a.designationKey < b.designationKey ? -1 : Number(a.designationKey > b.designationKey)) ||
      a.idHash - b.idHash,
  )
}
