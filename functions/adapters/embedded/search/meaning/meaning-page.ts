import type { DatabaseSync } from 'node:sqlite'
import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import { MAX_NEAR } from '#finding/meaning/blend.ts'
import { type Passage, passagesOf } from '#finding/meaning/passages.ts'
import { factorOf } from '#finding/ranking/rank.ts'
import type { MeaningIntent } from '#ports/search.ts'
import { narrowToEditions } from '../find/match.ts'
import { pageOf } from '../find/page.ts'
import { capOlder, liftNamed } from '../find/rank.ts'
import { allowedIn } from '../index/filtered.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { standingsOf } from '../index/snapshot-standings.ts'
import { rankIn } from '../index/standing.ts'
import { readTexts } from '../index/stored-texts.ts'
import { emptyMatches } from '../match/matches.ts'
import { findNamedDocuments } from '../names/named-documents.ts'
import type { PassageScores } from './passages/nearest-passages.ts'
import type { PassageCache } from './passages/passage-cache.ts'
import { type MeaningWeights, type SentenceSearch, scoreByMeaning } from './score-by-meaning.ts'
import { topIndices } from './top-indices.ts'

const MAX_DOCUMENTS = 1000
/** Share of the best score below which documents are irrelevant. */
const MIN_SCORE_SHARE = 0.2

export interface MeaningPage {
  readonly query: ParsedQuery
  readonly total: number
  readonly page: readonly number[]
  readonly otherEditions?: number
  readonly nearest: PassageScores | undefined
}

/** Page of documents ordered by meaning. Named documents come first, and no older edition above its current one. */
export function meaningPage(
  snapshot: Snapshot,
  passages: PassageCache,
  intent: MeaningIntent,
  weights?: MeaningWeights,
  sentences?: SentenceSearch,
): MeaningPage {
  const query = parseQuery(intent.text)
  if (query.everything) return { query, total: 0, page: [], nearest: undefined }
  const { scores, nearest } = scoreByMeaning(snapshot, passages, query, intent, weights, sentences)
  const matches = emptyMatches(snapshot)
  const ranks = standingsOf(snapshot)
  const best = topIndices(scores, MAX_DOCUMENTS)
  const least = MIN_SCORE_SHARE * (scores[best[0] ?? -1] ?? 0)
  // The nearest are relevant without a word of the text, too.
  const near = new Set(nearest && topIndices(nearest.scores, MAX_NEAR))
  for (const doc of best) {
    const score = scores[doc] as number
    if (score >= least || near.has(doc)) matches.add(doc, score * factorOf(rankIn(ranks[doc] as number), intent.editions))
  }
  capOlder(snapshot, matches)
  const named = findNamedDocuments(snapshot, query, intent.scope, allowedIn(snapshot, intent))
  for (const doc of named.keys()) if (!matches.has(doc)) matches.add(doc, least || 1)
  const all = { ...intent, field: 'all', sort: intent.sort ?? 'best' } as const
  const otherEditions = narrowToEditions(snapshot, query, all, matches, [])
  for (const doc of named.keys()) if (!matches.has(doc)) named.delete(doc)
  liftNamed(snapshot, { matches, named })
  const page = pageOf(snapshot, query, { matches }, all)
  return { query, total: matches.count, page, nearest, ...(otherEditions !== undefined && { otherEditions }) }
}

/** Reads the nearest passage of a document; undefined for a document that matches by its words alone. */
export function nearestPassage(
  database: DatabaseSync,
  snapshot: Snapshot,
  passages: PassageCache,
  { nearest }: MeaningPage,
  doc: number,
): Passage | undefined {
  if (!nearest || (nearest.scores[doc] as number) <= 0) return undefined
  const place = passages.parts.get(nearest.parts[doc] as number)?.places[nearest.rows[doc] as number]
  const { segment, base } = segmentOf(snapshot, doc)
  const texts = readTexts(database, segment.keys[doc - base] as number)
  if (!texts || place === undefined) return undefined
  return passagesOf(texts).drop(place).next().value
}
