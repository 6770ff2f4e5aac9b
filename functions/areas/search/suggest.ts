import type { SuggestionGroup } from '#contract/type-ahead.ts'
import type { SearchField } from '#finding/intent.ts'
import { entitledContent, findableContent } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { Search } from '#ports/search.ts'
import type { SearchType } from './offered-types.ts'
import { presentSuggestions } from './present.ts'
import { searchTextOf } from './to-intent.ts'

/** characters; a shorter text would suggest half the library */
const MIN_TEXT_LENGTH = 3

const FIELDS: Partial<Record<SearchType, SearchField>> = { K: 'keyword', D: 'designation' }

export interface SuggestRequest {
  readonly keywords: string
  readonly type: SearchType
  readonly publisher?: string
  /** maximum number of publishers */
  readonly publishers: number
  /** maximum number of families of each publisher */
  readonly families: number
}

export async function suggestDocuments(
  search: Search,
  actor: Actor,
  { keywords, type, ...limits }: SuggestRequest,
): Promise<SuggestionGroup[]> {
  const text = searchTextOf(keywords)
  if ([...text].length < MIN_TEXT_LENGTH) return []
  const scope = type === 'MYSUBSCRIPTION' ? entitledContent(actor) : findableContent(actor)
  return presentSuggestions(await search.suggest({ scope, text, field: FIELDS[type] ?? 'all', ...limits }))
}
