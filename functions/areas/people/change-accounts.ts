import { people } from '#contract/people/people.ts'
import { useCase } from '#functions/http/use-case.ts'
import { isStaff } from './policy.ts'
import { saveChecked } from './save-checked.ts'
import { showAccount } from './shown-item.ts'

const fileOf = (account: object) => JSON.stringify({ accounts: [account] })

export const getManagedAccount = useCase(people.account, ['table'], async ({ id }, { actor, tenant, ports, fail }) => {
  if (!isStaff(actor)) return fail('forbidden')
  return (await showAccount(ports.table, tenant, id)) ?? fail('no-such-account', 'id')
})

export const addAccount = useCase(people.addAccount, ['table', 'objects'], async (account, context) => {
  const { actor, tenant, ports, fail } = context
  if (!isStaff(actor)) return fail('forbidden')
  if (!(await saveChecked(context, fileOf(account), { seenVersion: 'absent' }))) fail('account-exists', 'id')
  return (await showAccount(ports.table, tenant, account.id)) ?? fail('account-exists', 'id')
})

export const changeAccount = useCase(people.changeAccount, ['table', 'objects'], async ({ version, ...account }, context) => {
  const { actor, tenant, ports, fail } = context
  if (!isStaff(actor)) return fail('forbidden')
  if (!(await showAccount(ports.table, tenant, account.id))) fail('no-such-account', 'id')
  const isSaved = await saveChecked(context, fileOf(account), { seenVersion: version })
  const stored = (await showAccount(ports.table, tenant, account.id)) ?? fail('no-such-account', 'id')
  return isSaved ? stored : fail('changed-meanwhile', 'version', stored)
})
