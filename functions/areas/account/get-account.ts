import { type Account, account } from '#contract/account.ts'
import { useCase } from '#functions/http/use-case.ts'
import type { Actor } from '#people/actor.ts'
import { findAccounts, findPerson, type StoredAccount } from '#people/store.ts'
import type { Table } from '#ports/table.ts'
import { presentAccount } from './present.ts'

/** Describes the actor's account; undefined where an entitlement names an absent account. */
export async function describeAccount(table: Table, actor: Actor): Promise<Account | undefined> {
  const { person } = await findPerson(table, actor.tenant, actor.userId)
  const found = await findAccounts(table, actor.tenant, person?.accountIds ?? [])
  if (found.includes(undefined)) return undefined
  const accounts = found as StoredAccount[]
  return presentAccount({ actor, person, accounts, selected: accounts.find(({ id }) => id === actor.account?.id) })
}

export const getAccount = useCase(
  account.get,
  ['table'],
  async (_, { actor, ports, fail }) => (await describeAccount(ports.table, actor)) ?? fail('account-not-exist'),
)
