import { ALL_TITLES } from '#contract/titles/title-formats.ts'
import type { TitleList } from '#contract/titles/titles.ts'
import type { Holdings } from '#entitlement/holdings.ts'
import { holdingsOf } from '#people/find-actor.ts'
import type { StoredAccount, Subscription } from '#people/store.ts'

/** Titles that an account may open by its subscriptions, all or one. */
export interface TitleSet extends TitleList {
  readonly holdings: Holdings
}

const setOf = ({ publisher, collection, name }: Subscription): TitleSet => ({
  id: collection === undefined ? publisher : `${publisher}:${collection}`,
  name,
  holdings: holdingsOf([{ publisher, collection }]),
})

/** Lists the sets of titles of an account, all of its titles first. */
export const titleSetsOf = ({ name, subscriptions }: Pick<StoredAccount, 'name' | 'subscriptions'>): TitleSet[] => [
  { id: ALL_TITLES, name, holdings: holdingsOf(subscriptions) },
  ...subscriptions.map(setOf),
]
