import type { SearchField } from '#finding/intent.ts'
import { leastWeight, weighty } from '#finding/ranking/partial.ts'
import { IMPACT_SCORES } from '#finding/ranking/weigh.ts'
import type { Allowed } from '../index/allowed.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { forEachPosting, type Term } from './match-terms.ts'
import { Matches } from './matches.ts'

interface Spare {
  readonly partly: Matches
  readonly weights: Float32Array
}

const spare = new WeakMap<Snapshot, Spare>()

function spareFor(snapshot: Snapshot): Spare {
  let own = spare.get(snapshot)
  if (!own) {
    own = { partly: new Matches(snapshot.size), weights: new Float32Array(snapshot.size) }
    spare.set(snapshot, own)
  }
  own.partly.clear()
  return own
}

/** The words of which a document needs one, the heaviest first: all others together weigh too little. */
function countLeads(weights: readonly number[], least: number): number {
  let left = weights.reduce((sum, weight) => sum + weight, 0)
  let leads = 0
  while (leads < weights.length && left >= least) left -= weights[leads++] as number
  return leads
}

/**
 * Matches documents with a sufficient part of the words, but not those that match whole. Their scores are those of the words, times
 * the share that they have.
 */
export function matchPartially(
  snapshot: Snapshot,
  all: readonly Term[],
  field: SearchField,
  allowed: Allowed,
  isWhole: (doc: number) => boolean,
): Matches {
  const { partly, weights } = spareFor(snapshot)
  const terms = weighty(all.filter(({ documents }) => documents > 0)).toSorted((a, b) => b.weight - a.weight)
  if (terms.length === 0) return partly
  const sums = terms.map(({ weight }) => weight)
  const least = leastWeight(sums)
  const whole = sums.reduce((sum, weight) => sum + weight, 0)
  const leads = countLeads(sums, least)
  const scores = IMPACT_SCORES[field]
  for (const [at, term] of terms.entries())
    forEachPosting(snapshot, term, allowed, (doc, impact) => {
      const own = scores[impact] as number
      if (own === 0 || (at >= leads && !partly.has(doc))) return
      partly.add(doc, (partly.scores[doc] as number) + own * term.weight)
      weights[doc] = (weights[doc] as number) + term.weight
    })
  partly.filter((doc) => {
    const weight = weights[doc] as number
    weights[doc] = 0
    partly.scores[doc] = (partly.scores[doc] as number) * (weight / whole)
    return weight >= least && !isWhole(doc)
  })
  return partly
}
