import type { DatabaseSync } from 'node:sqlite'
import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { findMissingDesignation } from '#finding/names/missing-designation.ts'
import { alternativeTexts } from '#finding/spelling/alternative-texts.ts'
import { withTitleSpelling } from '#finding/spelling/title-spelling.ts'
import type { CountEncoder } from './counts/encode-counts.ts'
import { findPage, type PageOfHits, type PageSources } from './find/find-page.ts'
import { explainPart, highlightedWords, type RawHit, type RawHits, readHit } from './find/hits.ts'
import type { NearDocuments } from './find/match-parts.ts'
import { inScope } from './index/allowed.ts'
import { readStoredCard } from './index/document-rows.ts'
import { anyListedIn } from './index/listed.ts'
import type { Snapshot } from './index/snapshot.ts'
import { withOtherWords } from './match/words-of-query.ts'
import { designationMatchIn } from './names/named-documents.ts'
import { snapshotNames } from './names/snapshot-names.ts'
import { correctSpellingOnce, spellerOf } from './spelling/correction.ts'
import { findTitleWith } from './spelling/find-title.ts'

interface CorrectedPage extends PageOfHits {
  /** query that the page answers, corrected or as written */
  readonly query: ParsedQuery
  readonly corrected?: string
}

/** Tells whether a listed document has the words as written, whatever the filters. */
const isElsewhere = (snapshot: Snapshot, { also, scope }: SearchIntent) =>
  also !== undefined && anyListedIn(snapshot, also, scope)

function findCorrected(snapshot: Snapshot, written: ParsedQuery, intent: SearchIntent, sources: PageSources): CorrectedPage {
  const page = findPage(snapshot, written, intent, sources)
  const isDoubtful = page.total === 0 && !isElsewhere(snapshot, intent)
  const corrected = isDoubtful ? correctSpellingOnce(snapshot, written, intent) : undefined
  if (corrected === undefined) return { ...page, query: written }
  const query = withOtherWords(snapshot, parseQuery(corrected), intent)
  return { ...findPage(snapshot, query, intent, sources), query, corrected }
}

function findMissing(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent) {
  const { scope, field, text } = intent
  return findMissingDesignation(snapshotNames(snapshot, inScope(snapshot, scope)), {
    query,
    field,
    match: () => designationMatchIn(snapshot, query, scope),
    hasWords: () => spellerOf(snapshot, query, intent).attempts(1).finds(text),
  })
}

/** Nearness of documents to a text in meaning; undefined where nothing is learned. */
export type FindNearness = (snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent) => NearDocuments | undefined

/** Finds documents by their words and names. A text without results is corrected, or answered with alternatives. */
export function findHits(
  database: DatabaseSync,
  snapshot: Snapshot,
  intent: SearchIntent,
  counts: CountEncoder,
  findNearness: FindNearness,
): RawHits {
  const written = withOtherWords(snapshot, parseQuery(intent.text), intent)
  const missing = findMissing(snapshot, written, intent)
  const { query, corrected, total, page, candidates, otherEditions, parts, wordsAlone } = findCorrected(
    snapshot,
    written,
    intent,
    {
      isMissing: () => missing !== undefined,
      nearness: (query) => findNearness(snapshot, query, intent),
    },
  )
  const highlighted = highlightedWords(snapshot, query, intent.scope)
  const hits = page.map((doc, at): RawHit => {
    const hit = readHit(database, snapshot, doc, query, highlighted, intent)
    if (intent.offset + at < total) return hit
    return { ...hit, ...explainPart(snapshot, doc, query, intent, parts?.nearness) }
  })
  const isUnknown = total === 0 && corrected === undefined && !isElsewhere(snapshot, intent)
  const others = isUnknown ? alternativeTexts(spellerOf(snapshot, query, intent), query, intent) : []
  // A designation's other words mean nothing without its number.
  const didYouMean = missing ? others.filter((text) => text.includes(' ')) : others
  const inTitleSpelling = (text: string) =>
    withTitleSpelling(text, intent.text, (word) => findTitleWith(database, snapshot, intent, word))
  return {
    total,
    hits,
    ...(otherEditions !== undefined && { otherEditions }),
    ...(parts && { partly: parts.matches.count, ...(parts.near > 0 && { near: parts.near }) }),
    ...(wordsAlone && { wordsAlone }),
    ...(intent.count && { counts: counts.count(snapshot, intent, candidates) }),
    ...(corrected !== undefined && { corrected: inTitleSpelling(corrected) }),
    ...(didYouMean.length > 0 && { didYouMean: didYouMean.map(inTitleSpelling) }),
    ...(missing && {
      missing: { ...missing, nearest: missing.nearest.map((doc) => readStoredCard(database, snapshot, doc)) },
    }),
  }
}
