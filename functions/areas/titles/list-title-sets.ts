import { titles } from '#contract/titles/titles.ts'
import { useCase } from '#functions/http/use-case.ts'
import { managedAccount } from '#people/keys/managed-account.ts'
import { presentTitleLists } from './present.ts'

export const listTitleSets = useCase(titles.lists, ['table'], async ({ accountId }, context) =>
  presentTitleLists(await managedAccount(accountId, context)),
)

/** The same for the program of an account. */
export const listTitleSetsOfKey = useCase(titles.keyLists, [], async (_, { customer, fail }) =>
  presentTitleLists((customer ?? fail('key-refused')).account),
)
