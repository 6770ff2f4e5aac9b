import type { CallInputOf } from '#contract/endpoint.ts'
import type { api } from '#contract/index.ts'
import type { SearchPlace } from '../query/search-types.ts'
import type { SType } from '../query/search-url.ts'

export type SuggestType = NonNullable<CallInputOf<typeof api.search.typeAhead>['search-type']>

/** Longer than this is worth a suggestion. */
const TOO_SHORT = 2
const COLLAPSED = 4

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const isWorthSuggesting = (text: string): boolean => decoded(text).trim().length > TOO_SHORT

export function suggestTypeOf(place: SearchPlace, stype: SType): SuggestType {
  if (place === 'semantic') return 'SEMANTICSEARCH'
  if (stype !== 'A') return stype
  return place === 'subscribed' ? 'MYSUBSCRIPTION' : 'ALL'
}

/** Four of many; five are all shown, as a switch would take the place of the fifth. */
export function shownEditions<T>(editions: readonly T[], open: boolean): readonly T[] {
  return open || editions.length <= COLLAPSED + 1 ? editions : editions.slice(0, COLLAPSED)
}

export const hasMoreEditions = (editions: readonly unknown[]): boolean => editions.length > COLLAPSED + 1
