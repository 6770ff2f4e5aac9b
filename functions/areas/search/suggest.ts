import type { SuggestionGroup } from '#contract/type-ahead.ts'
import type { SearchField } from '#finding/intent.ts'
import { entitledContent, findableContent } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { Search } from '#ports/search.ts'
import type { SearchType } from './offered-types.ts'
import { presentSuggestions } from './present.ts'
import { textOf } from './to-intent.ts'

/** Of less nothing is suggested: it would be half the library. */
const SHORTEST = 3

const FIELDS: Partial<Record<SearchType, SearchField>> = { K: 'keyword', D: 'designation' }

export interface Typed {
  readonly keywords: string
  readonly type: SearchType
  readonly publisher?: string
  /** at most so many publishers, and families of each */
  readonly publishers: number
  readonly families: number
}

export async function suggest(search: Search, actor: Actor, { keywords, type, ...limits }: Typed): Promise<SuggestionGroup[]> {
  const text = textOf(keywords)
  if ([...text].length < SHORTEST) return []
  const scope = type === 'MYSUBSCRIPTION' ? entitledContent(actor) : findableContent(actor)
  return presentSuggestions(await search.suggest({ scope, text, field: FIELDS[type] ?? 'all', ...limits }))
}
