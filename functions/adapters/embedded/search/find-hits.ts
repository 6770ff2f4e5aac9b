import type { DatabaseSync } from 'node:sqlite'
import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { findMissingDesignation } from '#finding/names/missing-designation.ts'
import { isSentence } from '#finding/ranking/sentence.ts'
import { alternativeTexts } from '#finding/spelling/alternative-texts.ts'
import { withTitleSpelling } from '#finding/spelling/title-spelling.ts'
import type { CountEncoder } from './counts/encode-counts.ts'
import { type FoundPage, findPage } from './find/find-page.ts'
import { highlightedTerms, type RawHits, readHit } from './find/hits.ts'
import { inScope } from './index/allowed.ts'
import { readStoredCard } from './index/document-rows.ts'
import { anyListedIn } from './index/listed.ts'
import type { Snapshot } from './index/snapshot.ts'
import { designationMatchIn } from './names/named-documents.ts'
import { snapshotNames } from './names/snapshot-names.ts'
import { correctSpellingOnce, spellerOf } from './spelling/correction.ts'
import { findTitleWith } from './spelling/find-title.ts'

interface CorrectedPage extends FoundPage {
  /** query that the page answers, corrected or as written */
  readonly query: ParsedQuery
  readonly corrected?: string
}

/** Tells whether a listed document has the words as written, whatever the filters. */
const isElsewhere = (snapshot: Snapshot, { also, scope }: SearchIntent) =>
  also !== undefined && anyListedIn(snapshot, also, scope)

function findCorrected(snapshot: Snapshot, written: ParsedQuery, intent: SearchIntent): CorrectedPage {
  const page = findPage(snapshot, written, intent)
  const isDoubtful = (page.total === 0 || isSentence(written)) && !isElsewhere(snapshot, intent)
  const corrected = isDoubtful ? correctSpellingOnce(snapshot, written, intent) : undefined
  if (corrected === undefined) return { ...page, query: written }
  const query = parseQuery(corrected)
  return { ...findPage(snapshot, query, intent), query, corrected }
}

function findMissing(database: DatabaseSync, snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): RawHits['missing'] {
  const { scope, field, text } = intent
  const missing = findMissingDesignation(snapshotNames(snapshot, inScope(snapshot, scope)), {
    query,
    field,
    match: () => designationMatchIn(snapshot, query, scope),
    hasWords: () => spellerOf(snapshot, query, intent).attempts(1).finds(text),
  })
  return missing && { ...missing, nearest: missing.nearest.map((doc) => readStoredCard(database, snapshot, doc)) }
}

/** Finds documents by their words and names. A text without results is corrected, or answered with alternatives. */
export function findHits(database: DatabaseSync, snapshot: Snapshot, intent: SearchIntent, counts: CountEncoder): RawHits {
  const written = parseQuery(intent.text)
  const { query, corrected, total, page, candidates, otherEditions } = findCorrected(snapshot, written, intent)
  const highlighted = highlightedTerms(snapshot, query)
  const hits = page.map((doc) => readHit(database, snapshot, doc, query, highlighted, intent.opens))
  const missing = findMissing(database, snapshot, written, intent)
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
    ...(intent.count && { counts: counts.count(snapshot, intent, candidates) }),
    ...(corrected !== undefined && { corrected: inTitleSpelling(corrected) }),
    ...(didYouMean.length > 0 && { didYouMean: didYouMean.map(inTitleSpelling) }),
    ...(missing && { missing }),
  }
}
