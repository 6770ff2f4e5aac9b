import type { DatabaseSync } from 'node:sqlite'
import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import { type Passage, passagesOf } from '#finding/meaning/passages.ts'
import type { MeaningIntent } from '#ports/search.ts'
import { pageOf } from '../find/page.ts'
import { allowedIn } from '../index/allowed.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { readTexts } from '../index/stored-texts.ts'
import { matchesFor } from '../match/matches.ts'
import { findNamed } from '../names/find-named.ts'
import { bestOf } from './best-of.ts'
import { findByMeaning, type Likeness, type Weights } from './find-by-meaning.ts'
import type { KnownPassages } from './passages/known-passages.ts'
import type { Nearest } from './passages/nearest-passages.ts'

const MOST = 1000
/** Of the best score, what is left of it where nothing is meant any more. */
const TOO_FAR = 0.2

export interface MeaningPage {
  readonly query: ParsedQuery
  readonly total: number
  readonly page: readonly number[]
  readonly nearest: Nearest | undefined
}

/** One page of documents in the order of meaning: what the text names first, no older edition above its current one. */
export function meaningPage(
  snapshot: Snapshot,
  passages: KnownPassages,
  intent: MeaningIntent,
  weights?: Weights,
  sentences?: Likeness,
): MeaningPage {
  const query = parseQuery(intent.text)
  if (query.everything) return { query, total: 0, page: [], nearest: undefined }
  const { scores, nearest } = findByMeaning(snapshot, passages, query, intent, weights, sentences)
  const matches = matchesFor(snapshot)
  const best = bestOf(scores, MOST)
  const least = TOO_FAR * (scores[best[0] ?? -1] ?? 0)
  for (const doc of best) if ((scores[doc] as number) >= least) matches.add(doc, scores[doc] as number)
  const named = findNamed(snapshot, query, intent.scope, allowedIn(snapshot, intent.scope, intent.filters))
  for (const doc of named.keys()) if (!matches.has(doc)) matches.add(doc, least || 1)
  const page = pageOf(snapshot, query, { matches, named }, { ...intent, field: 'all', sort: 'best' })
  return { query, total: matches.count, page, nearest }
}

/** What stands at the place of a document that is nearest; nothing where its words alone were met. */
export function nearestPassage(
  database: DatabaseSync,
  snapshot: Snapshot,
  passages: KnownPassages,
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
