import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { type Nearness, type RelativeNearness, relativeNearness, worthOfNearest } from '#finding/meaning/blend.ts'
import { LEAN_FACTORS } from '#finding/ranking/lean.ts'
import { weighty } from '#finding/ranking/partial.ts'
import { RANK_FACTORS } from '#finding/ranking/rank.ts'
import { allowedIn } from '../index/filtered.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { standingsOf } from '../index/snapshot-standings.ts'
import { rankIn, standsIn } from '../index/standing.ts'
import { matchPartially } from '../match/match-partially.ts'
import { filterByPhrases } from '../match/match-phrases.ts'
import type { Matches } from '../match/matches.ts'
import { openTexts } from '../match/open-texts.ts'
import { wordsOfQuery } from '../match/words-of-query.ts'
import { leansOf } from './leans.ts'
import type { MatchResult } from './match.ts'

/** Nearness in meaning of documents to a text. */
export type NearDocuments = ReadonlyMap<number, Nearness>

export interface MatchedParts {
  readonly matches: Matches
  readonly nearness: RelativeNearness<number>
  /** how many of the matches are near, without a sufficient part of the words */
  readonly near: number
}

/** Adds nearness in meaning to documents with part of the words, and what is near at all. Returns those that have too few words. */
function addNear(
  matches: Matches,
  nearness: RelativeNearness<number>,
  worth: number,
  isWhole: (doc: number) => boolean,
): number[] {
  const added: number[] = []
  for (const [doc, own] of nearness.shares) {
    const isPart = matches.has(doc)
    if (isWhole(doc) || !(isPart || nearness.alone.has(doc))) continue
    if (!isPart) added.push(doc)
    matches.add(doc, (matches.scores[doc] as number) + own * worth)
  }
  return added
}

/** Matches the documents with some of the words, and those that are near in meaning, ranked. They are no part of totals and counts. */
export function matchPartsOf(
  snapshot: Snapshot,
  query: ParsedQuery,
  intent: SearchIntent,
  { matches: whole }: Pick<MatchResult, 'matches'>,
  near: NearDocuments = new Map(),
): MatchedParts {
  const { scope, field, editions } = intent
  const texts = openTexts(snapshot, scope)
  const terms = wordsOfQuery(snapshot, query, texts)
  const isWhole = (doc: number) => whole.has(doc)
  const partly = matchPartially(snapshot, terms, field, allowedIn(snapshot, intent), isWhole)
  const weights = weighty(terms.filter(({ documents }) => documents > 0)).map(({ weight }) => weight)
  const nearness = relativeNearness(near)
  const added = addNear(partly, nearness, worthOfNearest(query, weights), isWhole)
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
  return { matches: partly, nearness, near: added.filter((doc) => partly.has(doc)).length }
}
