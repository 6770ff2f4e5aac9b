import { counterKeys } from '#contract/counter/keys.ts'
import { useCase } from '#functions/http/use-case.ts'
import { managedAccount } from '#people/keys/managed-account.ts'
import { listKeys } from '#people/keys/store.ts'
import { presentKey } from './present.ts'

export const listAccountKeys = useCase(counterKeys.keys, ['table'], async ({ accountId }, context) => {
  const { id, name } = await managedAccount(accountId, context)
  const keys = await listKeys(context.ports.table, { tenant: context.tenant, accountId: id })
  return { accountId: id, accountName: name, keys: keys.map(presentKey) }
})
