import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { findsLittle } from '#finding/meaning/blend.ts'
import { hasFollowers } from '#finding/ranking/partial.ts'
import type { Snapshot } from '../index/snapshot.ts'
import type { FilterGroups } from '../match/failed-filters.ts'
import { matchDocuments } from './match.ts'
import { type MatchedParts, matchPartsOf, type NearDocuments } from './match-parts.ts'
import { pageOf, pageOfEverything } from './page.ts'
import { rankMatches } from './rank.ts'

export interface PageOfHits {
  readonly total: number
  readonly page: readonly number[]
  readonly otherEditions?: number
  /** those with some of the words only, and those that are near in meaning */
  readonly parts?: MatchedParts
  /** whether nearness was wanted and is not learned yet */
  readonly wordsAlone?: true
  readonly candidates?: FilterGroups
}

/** Facts about a text that its page depends on, computed when they are needed. */
export interface PageSources {
  /** tells whether the text is a designation that the scope does not have */
  isMissing(): boolean
  /** nearness of documents to the text; undefined where nothing is learned */
  nearness(query: ParsedQuery): NearDocuments | undefined
}

type Parts = Pick<PageOfHits, 'parts' | 'wordsAlone'>

/** Blends in what is near where words find little. */
function partsOf(
  snapshot: Snapshot,
  query: ParsedQuery,
  intent: SearchIntent,
  found: ReturnType<typeof matchDocuments>,
  sources: PageSources,
): Parts {
  if (intent.sort !== 'best' || !hasFollowers(query, intent.field) || found.named.size > 0 || sources.isMissing()) return {}
  const isBlended = findsLittle(found.matches.count)
  if (query.terms.length === 1 && !isBlended) return {}
  const nearness = isBlended ? sources.nearness(query) : undefined
  const parts = matchPartsOf(snapshot, query, intent, found, nearness)
  return { parts, ...(isBlended && !nearness && { wordsAlone: true as const }) }
}

/**
 * Finds a page of the documents with all words. In best match those with some of them follow, unless the text names a document,
 * or one that is missing.
 */
export function findPage(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent, sources: PageSources): PageOfHits {
  if (query.everything && intent.scope.documents === 'all' && intent.filters.length === 0 && !intent.within)
    return pageOfEverything(snapshot, intent)
  const found = matchDocuments(snapshot, query, intent)
  const total = found.matches.count
  if (intent.sort === 'best' && intent.size > 0 && !query.everything) rankMatches(snapshot, query, found, intent)
  const { candidates, otherEditions } = found
  const page = pageOf(snapshot, query, found, intent)
  const rest = { ...intent, offset: Math.max(0, intent.offset - total), size: intent.size - page.length }
  const { parts, wordsAlone } = partsOf(snapshot, query, intent, found, sources)
  return {
    total,
    page: parts ? [...page, ...pageOf(snapshot, query, parts, rest)] : page,
    candidates,
    ...(otherEditions !== undefined && { otherEditions }),
    ...(parts && parts.matches.count > 0 && { parts }),
    ...(wordsAlone && { wordsAlone }),
  }
}
