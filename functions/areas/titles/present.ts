import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { titles } from '#contract/titles/titles.ts'
import { titleSetsOf } from '#library/titles/title-sets.ts'
import type { StoredAccount } from '#people/store.ts'

export const presentTitleLists = (account: StoredAccount): OutputOf<typeof titles.lists> => ({
  accountId: account.id,
  accountName: account.name,
  lists: titleSetsOf(account).map(({ id, name }) => ({ id, name })),
})
