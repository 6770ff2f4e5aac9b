import { account } from '#contract/account.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findActor } from '#people/find-actor.ts'
import { maySwitchTo } from '#people/policy.ts'
import { findPerson, selectAccount } from '#people/store.ts'
import { describeAccount } from './get-account.ts'

export const switchAccount = useCase(account.switch, ['table'], async ({ accountId }, { actor, ports: { table }, fail }) => {
  const { person } = await findPerson(table, actor.tenant, actor.userId)
  if (!maySwitchTo(person?.accountIds ?? [], accountId)) fail('account-not-entitled', accountId)
  await selectAccount(table, actor.tenant, actor.userId, accountId)
  // Rights depend on the account, so the actor is built again.
  const switched = await findActor(table, actor.tenant, { ...actor, subject: actor.userId })
  return (await describeAccount(table, switched)) ?? fail('account-not-exist')
})
