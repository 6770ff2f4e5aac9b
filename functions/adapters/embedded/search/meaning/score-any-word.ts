import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { STOP_WORDS } from '#finding/analysis/stop-words.ts'
import { isSentence } from '#finding/meaning/short-question.ts'
import { LEAN_FACTORS } from '#finding/ranking/lean.ts'
import { MIN_TERM_WEIGHT } from '#finding/ranking/partial.ts'
import { IMPACT_SCORES, SENTENCE_IMPACT_SCORES } from '#finding/ranking/weigh.ts'
import { leansOf } from '../find/leans.ts'
import type { Allowed } from '../index/allowed.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { findWord, forEachPosting } from '../match/match-terms.ts'

/**
 * Scores documents with any of the words, by weight; 0 for those without. Of a few words a document has to have the most, and a
 * standard that the library leans on comes first, as in a search by words; of a sentence most words match by chance.
 */
export function scoreAnyWord(snapshot: Snapshot, query: ParsedQuery, allowed: Allowed, texts: Allowed): Float64Array {
  const scores = new Float64Array(snapshot.size)
  const meaningful = query.terms.filter((term) => !STOP_WORDS.has(term))
  const isWhole = isSentence(query)
  const worth = (isWhole ? SENTENCE_IMPACT_SCORES : IMPACT_SCORES).all
  const weights = new Float64Array(isWhole ? 0 : snapshot.size)
  let all = 0
  for (const name of meaningful.length > 0 ? meaningful : query.terms) {
    const term = findWord(snapshot, name, texts)
    if (term.weight < MIN_TERM_WEIGHT && query.terms.length > 1) continue
    if (term.documents > 0) all += term.weight
    forEachPosting(snapshot, term, allowed, (doc, impact) => {
      scores[doc] = (scores[doc] as number) + (worth[impact] as number) * term.weight
      if (!isWhole) weights[doc] = (weights[doc] as number) + term.weight
    })
  }
  if (isWhole) return scores
  const leans = leansOf(snapshot)
  return scores.map((score, doc) =>
    score === 0 ? 0 : score * ((weights[doc] as number) / all) * (LEAN_FACTORS[leans[doc] as number] as number),
  )
}
