import type { SearchField } from '#finding/intent.ts'
import { MIN_TERM_WEIGHT, MIN_WEIGHT_SHARE } from '#finding/ranking/sentence.ts'
import { SENTENCE_IMPACT_SCORES } from '#finding/ranking/weigh.ts'
import type { Bitmap } from '../index/bitmap.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { forEachPosting, type Term } from './match-terms.ts'
import { Matches } from './matches.ts'

/** Bonus of documents with every word, so that they rank before the others. */
export const ALL_WORDS_BONUS = 10_000

const spare = new WeakMap<Snapshot, { readonly partly: Matches; readonly weights: Float32Array }>()

function spareFor(snapshot: Snapshot): { readonly partly: Matches; readonly weights: Float32Array } {
  let own = spare.get(snapshot)
  if (!own) {
    own = { partly: new Matches(snapshot.size), weights: new Float32Array(snapshot.size) }
    spare.set(snapshot, own)
  }
  own.partly.clear()
  return own
}

/** Adds documents with a sufficient share of a sentence's words, by weight. */
export function addPartialMatches(
  snapshot: Snapshot,
  terms: readonly Term[],
  field: SearchField,
  allowed: readonly (Bitmap | undefined)[],
  into: Matches,
): void {
  const scores = SENTENCE_IMPACT_SCORES[field]
  const { partly, weights } = spareFor(snapshot)
  let whole = 0
  for (const term of terms) {
    if (term.weight < MIN_TERM_WEIGHT || !term.ranges.some(Boolean)) continue
    whole += term.weight
    forEachPosting(snapshot, term, allowed, (doc, impact) => {
      const own = scores[impact] as number
      if (own === 0) return
      partly.add(doc, (partly.scores[doc] as number) + own * term.weight)
      weights[doc] = (weights[doc] as number) + term.weight
    })
  }
  for (const doc of into.documents()) into.scores[doc] = (into.scores[doc] as number) + ALL_WORDS_BONUS
  for (const doc of partly.documents()) {
    if ((weights[doc] as number) >= MIN_WEIGHT_SHARE * whole && !into.has(doc)) into.add(doc, partly.scores[doc] as number)
    weights[doc] = 0
  }
}
