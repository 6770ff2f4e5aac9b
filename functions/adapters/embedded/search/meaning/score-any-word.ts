import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { STOP_WORDS } from '#finding/analysis/stop-words.ts'
import { MIN_TERM_WEIGHT } from '#finding/ranking/partial.ts'
import { SENTENCE_IMPACT_SCORES } from '#finding/ranking/weigh.ts'
import type { Allowed } from '../index/allowed.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { findWord, forEachPosting } from '../match/match-terms.ts'

/** Scores documents with any of the words, by weight; 0 for those without. */
export function scoreAnyWord(snapshot: Snapshot, query: ParsedQuery, allowed: Allowed, texts: Allowed): Float64Array {
  const scores = new Float64Array(snapshot.size)
  const meaningful = query.terms.filter((term) => !STOP_WORDS.has(term))
  for (const name of meaningful.length > 0 ? meaningful : query.terms) {
    const term = findWord(snapshot, name, texts)
    if (term.weight < MIN_TERM_WEIGHT && query.terms.length > 1) continue
    forEachPosting(snapshot, term, allowed, (doc, impact) => {
      scores[doc] = (scores[doc] as number) + (SENTENCE_IMPACT_SCORES.all[impact] as number) * term.weight
    })
  }
  return scores
}
