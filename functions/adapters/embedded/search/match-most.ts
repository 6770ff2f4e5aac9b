import type { SearchField } from '#ports/search.ts'
import type { Bitmap } from './bitmap.ts'
import { eachPosting, type Term } from './match-words.ts'
import type { Matches } from './matches.ts'
import type { Snapshot } from './snapshot.ts'
import { WORTH_IN_SENTENCE } from './weigh.ts'

/** A text of so many words is a sentence, of which few documents have every word. */
export const SENTENCE = 5
/** so few documents with all words call for those with some */
export const FEW = 10
/** the share of the words, rare ones counting more, that a document must have */
const ENOUGH = 0.15
/** a word that more than half of the documents have says nothing */
const SAYS_LITTLE = 0.5
/** Documents with every word stand before the others. */
const ALL_WORDS = 10_000

/** Adds the documents that have a good part of a sentence, rare words counting more. */
export function matchMost(
  snapshot: Snapshot,
  terms: readonly Term[],
  field: SearchField,
  allowed: readonly (Bitmap | undefined)[],
  into: Matches,
): void {
  const worth = WORTH_IN_SENTENCE[field]
  const scores = new Float64Array(snapshot.size)
  const weights = new Float32Array(snapshot.size)
  const touched: number[] = []
  let whole = 0
  for (const term of terms) {
    if (term.weight < SAYS_LITTLE || !term.ranges.some(Boolean)) continue
    whole += term.weight
    eachPosting(snapshot, term, allowed, (doc, impact) => {
      const own = worth[impact] as number
      if (own === 0) return
      if (weights[doc] === 0) touched.push(doc)
      scores[doc] = (scores[doc] as number) + own * term.weight
      weights[doc] = (weights[doc] as number) + term.weight
    })
  }
  for (const doc of into.found()) into.scores[doc] = (into.scores[doc] as number) + ALL_WORDS
  for (const doc of touched)
    if ((weights[doc] as number) >= ENOUGH * whole && !into.has(doc)) into.add(doc, scores[doc] as number)
}
