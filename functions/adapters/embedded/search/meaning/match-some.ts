import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { STOP_WORDS } from '#finding/meaning/stop-words.ts'
import { SENTENCE_IMPACT_SCORES } from '#finding/ranking/weigh.ts'
import type { Allowed } from '../index/allowed.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { eachPosting, lookUp } from '../match/match-words.ts'

/** a word that more than half of the documents have says nothing */
const SAYS_LITTLE = 0.5

/** How well documents match that have any of the words, rare ones counting more; 0 for those without. */
export function matchSome(snapshot: Snapshot, query: ParsedQuery, allowed: Allowed): Float64Array {
  const scores = new Float64Array(snapshot.size)
  const telling = query.terms.filter((term) => !STOP_WORDS.has(term))
  for (const name of telling.length > 0 ? telling : query.terms) {
    const term = lookUp(snapshot, name)
    if (term.weight < SAYS_LITTLE && query.terms.length > 1) continue
    eachPosting(snapshot, term, allowed, (doc, impact) => {
      scores[doc] = (scores[doc] as number) + (SENTENCE_IMPACT_SCORES.all[impact] as number) * term.weight
    })
  }
  return scores
}
