import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { LEAN_FACTORS } from '#finding/ranking/lean.ts'
import { RANK_FACTORS } from '#finding/ranking/rank.ts'
import { allowedIn } from '../index/filtered.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { standingsOf } from '../index/snapshot-standings.ts'
import { rankIn, standsIn } from '../index/standing.ts'
import { matchPartially } from '../match/match-partially.ts'
import { filterByPhrases } from '../match/match-phrases.ts'
import { findWord } from '../match/match-terms.ts'
import type { Matches } from '../match/matches.ts'
import { openTexts } from '../match/open-texts.ts'
import { leansOf } from './leans.ts'
import type { MatchResult } from './match.ts'

/** Matches the documents with some of the words, ranked. They are no part of totals and counts. */
export function matchPartsOf(
  snapshot: Snapshot,
  query: ParsedQuery,
  intent: SearchIntent,
  { matches: whole }: Pick<MatchResult, 'matches'>,
): Matches {
  const { scope, field, editions } = intent
  const texts = openTexts(snapshot, scope)
  const terms = query.terms.map((name) => findWord(snapshot, name, texts))
  const partly = matchPartially(snapshot, terms, field, allowedIn(snapshot, intent), (doc) => whole.has(doc))
  const standings = standingsOf(snapshot)
  if (editions) {
    const stands = standsIn(editions)
    partly.filter((doc) => stands(standings[doc] as number))
  }
  filterByPhrases(snapshot, query.phrases, scope, partly)
  const { scores } = partly
  const leans = leansOf(snapshot)
  for (const doc of partly.documents()) {
    const factor = (RANK_FACTORS[rankIn(standings[doc] as number)] as number) * (LEAN_FACTORS[leans[doc] as number] as number)
    scores[doc] = (scores[doc] as number) * factor
  }
  return partly
}
