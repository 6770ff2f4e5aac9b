import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Snapshot } from '../index/snapshot.ts'
import type { FilterGroups } from '../match/failed-filters.ts'
import { matchDocuments } from './match.ts'
import { pageOf, pageOfEverything } from './page.ts'
import { rankMatches } from './rank.ts'

export interface FoundPage {
  readonly total: number
  readonly page: readonly number[]
  readonly otherEditions?: number
  readonly candidates?: FilterGroups
}

export function findPage(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): FoundPage {
  if (query.everything && intent.scope.documents === 'all' && intent.filters.length === 0 && !intent.within)
    return pageOfEverything(snapshot, intent)
  const found = matchDocuments(snapshot, query, intent)
  const total = found.matches.count
  if (intent.sort === 'best' && intent.size > 0 && !query.everything) rankMatches(snapshot, query, found, intent)
  const { candidates, otherEditions } = found
  return {
    total,
    page: pageOf(snapshot, query, found, intent),
    candidates,
    ...(otherEditions !== undefined && { otherEditions }),
  }
}
