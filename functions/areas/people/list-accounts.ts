import { people } from '#contract/people/people.ts'
import { useCase } from '#functions/http/use-case.ts'
import { type ListedAccount, listAccountIndex } from '#people/managing/account-index.ts'
import { readRoster } from '#people/managing/roster.ts'
import { findAccounts } from '#people/store.ts'
import { foldText } from '#text/fold-text.ts'
import { isStaff } from './policy.ts'
import { presentAccountRow } from './present.ts'

const textOf = ({ id, number, name, acronym }: ListedAccount) => foldText([name, acronym, number, id].join('\n'))

const byName = (one: ListedAccount, other: ListedAccount) =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1

/** Lists accounts with the numbers of their people, who each count in every account that they have. */
export const listManagedAccounts = useCase(
  people.accounts,
  ['table'],
  async ({ text = '', page, size }, { actor, tenant, ports: { table }, fail }) => {
    if (!isStaff(actor)) return fail('forbidden')
    const wanted = foldText(text.trim())
    const [index, roster] = await Promise.all([listAccountIndex(table, tenant), readRoster(table, tenant)])
    const found = index.filter((account) => textOf(account).includes(wanted)).toSorted(byName)
    const shown = found.slice(page * size, (page + 1) * size)
    const ids = shown.map(({ id }) => id)
    const accounts = await findAccounts(table, tenant, ids)
    const counts = new Map<string, number>()
    for (const { accountIds } of roster.ordered('people')) for (const id of accountIds) counts.set(id, (counts.get(id) ?? 0) + 1)
    return {
      count: found.length,
      result: shown.map((account, at) => presentAccountRow(account, accounts[at], counts.get(account.id) ?? 0)),
    }
  },
)
