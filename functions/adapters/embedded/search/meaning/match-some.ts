import { SAYS_NOTHING } from '../../../shared/meaning/says-nothing.ts'
import type { Query } from '../../../shared/search-text/parse-query.ts'
import { WORTH_IN_SENTENCE } from '../../../shared/search-text/weigh.ts'
import type { Allowed } from '../allowed.ts'
import { eachPosting, lookUp } from '../match-words.ts'
import type { Snapshot } from '../snapshot.ts'

/** a word that more than half of the documents have says nothing */
const SAYS_LITTLE = 0.5

/** How well documents match that have any of the words, rare ones counting more; 0 for those without. */
export function matchSome(snapshot: Snapshot, query: Query, allowed: Allowed): Float64Array {
  const scores = new Float64Array(snapshot.size)
  const telling = query.terms.filter((term) => !SAYS_NOTHING.has(term))
  for (const name of telling.length > 0 ? telling : query.terms) {
    const term = lookUp(snapshot, name)
    if (term.weight < SAYS_LITTLE && query.terms.length > 1) continue
    eachPosting(snapshot, term, allowed, (doc, impact) => {
      scores[doc] = (scores[doc] as number) + (WORTH_IN_SENTENCE.all[impact] as number) * term.weight
    })
  }
  return scores
}
