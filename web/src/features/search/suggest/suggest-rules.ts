import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import type { typeAhead } from '#contract/type-ahead.ts'
import type { SearchPlace } from '../query/search-types.ts'
import type { SType } from '../query/search-url.ts'

export type SuggestType = NonNullable<CallInputOf<typeof typeAhead.typeAhead>['search-type']>

/** Texts up to this length get no suggestions. */
const MAX_LENGTH_WITHOUT_SUGGESTIONS = 2
const COLLAPSED_EDITIONS = 4

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const isWorthSuggesting = (text: string): boolean => decoded(text).trim().length > MAX_LENGTH_WITHOUT_SUGGESTIONS

export function suggestTypeOf(place: SearchPlace, stype: SType): SuggestType {
  if (place === 'semantic') return 'SEMANTICSEARCH'
  if (stype !== 'A') return stype
  return place === 'subscribed' ? 'MYSUBSCRIPTION' : 'ALL'
}

/** Returns four of many editions; five are all shown, since a toggle would take the place of the fifth. */
export function shownEditions<T>(editions: readonly T[], open: boolean): readonly T[] {
  return open || editions.length <= COLLAPSED_EDITIONS + 1 ? editions : editions.slice(0, COLLAPSED_EDITIONS)
}

export const hasMoreEditions = (editions: readonly unknown[]): boolean => editions.length > COLLAPSED_EDITIONS + 1
