import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { matchesPartly } from '#finding/ranking/partial.ts'
import type { Snapshot } from '../index/snapshot.ts'
import type { FilterGroups } from '../match/failed-filters.ts'
import { matchDocuments } from './match.ts'
import { matchPartsOf } from './match-parts.ts'
import { pageOf, pageOfEverything } from './page.ts'
import { rankMatches } from './rank.ts'

export interface PageOfHits {
  readonly total: number
  readonly page: readonly number[]
  readonly otherEditions?: number
  /** how many have some of the words only */
  readonly partly?: number
  readonly candidates?: FilterGroups
}

/**
 * Finds a page of the documents with all words. In best match those with some of them follow, unless the text names a document,
 * or one that is missing.
 */
export function findPage(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent, isMissing: () => boolean): PageOfHits {
  if (query.everything && intent.scope.documents === 'all' && intent.filters.length === 0 && !intent.within)
    return pageOfEverything(snapshot, intent)
  const found = matchDocuments(snapshot, query, intent)
  const total = found.matches.count
  if (intent.sort === 'best' && intent.size > 0 && !query.everything) rankMatches(snapshot, query, found, intent)
  const { candidates, otherEditions } = found
  const page = pageOf(snapshot, query, found, intent)
  const rest = { ...intent, offset: Math.max(0, intent.offset - total), size: intent.size - page.length }
  const hasParts = intent.sort === 'best' && matchesPartly(query, intent.field) && found.named.size === 0 && !isMissing()
  const partly = hasParts ? matchPartsOf(snapshot, query, intent, found) : undefined
  return {
    total,
    page: partly ? [...page, ...pageOf(snapshot, query, { matches: partly }, rest)] : page,
    candidates,
    ...(otherEditions !== undefined && { otherEditions }),
    ...(partly && partly.count > 0 && { partly: partly.count }),
  }
}
