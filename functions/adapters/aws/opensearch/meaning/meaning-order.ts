import { docValue, type FoundHit } from '../match/search-all.ts'

/** What the order of a document depends on. */
export interface Candidate {
  readonly id: string
  readonly family: string
  readonly current: boolean
  readonly date: number
  readonly designationKey: string
  readonly idHash: number
  readonly stamp: number
}

export const CANDIDATE_FIELDS = ['family', 'current', 'date', 'designationKey', 'idHash', 'passageStamp']

export const candidateOf = (hit: FoundHit): Candidate => ({
  id: hit._id,
  family: docValue(hit, 'family'),
  current: docValue(hit, 'current'),
  date: docValue(hit, 'date') ?? 0,
  designationKey: docValue(hit, 'designationKey') ?? '',
  idHash: docValue(hit, 'idHash'),
  stamp: docValue(hit, 'passageStamp'),
})

const MOST = 1000
/** Of the best score, what is left of it where nothing is meant any more. */
const TOO_FAR = 0.2
/** What the text names stands above all that only comes near. */
const NAMED = 1e6
const CURRENT = 5e5
const BELOW_CURRENT = 1e-6

export type Scores = ReadonlyMap<string, number>

/** The ids with the greatest scores above 0, the greatest first. */
export const bestOf = (scores: Scores, most: number) =>
  [...scores]
    .filter(([, score]) => score > 0)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, most)

/** The best of the candidates with how they stand to each other: a current edition never below an older one. */
export function inOrder(
  candidates: ReadonlyMap<string, Candidate>,
  scores: Scores,
  named: ReadonlyMap<string, number>,
): Candidate[] {
  const best = bestOf(scores, MOST)
  const least = TOO_FAR * (best[0]?.[1] ?? 0)
  const own = new Map(best.filter(([id, score]) => score >= least && candidates.has(id)))
  for (const [id, tier] of named) {
    const one = candidates.get(id)
    if (one) own.set(id, tier * NAMED + (one.current ? CURRENT : 0) + one.date / 1000)
  }
  const chosen = [...own.keys()].map((id) => candidates.get(id) as Candidate)
  const currentOf = new Map(chosen.filter(({ current }) => current).map((one) => [one.family, one.id]))
  for (const { id, family, current } of chosen) {
    const other = current ? undefined : currentOf.get(family)
    if (other === undefined || (named.get(id) ?? 0) > (named.get(other) ?? 0)) continue
    own.set(id, Math.min(own.get(id) as number, (own.get(other) as number) * (1 - BELOW_CURRENT)))
  }
  const score = ({ id }: Candidate) => own.get(id) as number
  return chosen.sort(
    (a, b) =>
      score(b) - score(a) ||
      Number(b.current) - Number(a.current) ||
      b.date - a.date ||
      (a.designationKey < b.designationKey ? -1 : Number(a.designationKey > b.designationKey)) ||
      a.idHash - b.idHash,
  )
}
