import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import type { PeopleFile } from './file/people-file.ts'
import { PeopleRefused } from './file/read-people-file.ts'
import type { Saved } from './save-items.ts'
import { type Entry, findAccounts, type Own, type StoredAccount, saveAccounts, saveEntries } from './store.ts'

type Account = PeopleFile['accounts'][number]
type Person = PeopleFile['people'][number]

const accountOf = ({ id, number = id, acronym = '', subscriptions, ...rest }: Account): StoredAccount => ({
  ...rest,
  id,
  number,
  acronym,
  subscriptions: subscriptions.map((one) => ({ ...one, abbreviation: one.abbreviation ?? one.collection ?? one.publisher })),
})

const entryOf = ({ subject, guest, accounts, ...given }: Person): Entry => ({
  subject,
  userType: given.userType ?? (guest ? 'company' : 'individual'),
  anonymous: guest,
  authorities: given.authorities ?? (guest ? [] : ['COMPASS_USER']),
  accountIds: accounts,
})

const ownOf = (tenant: Tenant, { language = tenants[tenant].shown.defaultLanguage, address }: Person): Own => ({
  langKey: language,
  address,
})

/** Whether the accounts that people are given are in the file or in the library; throws PeopleRefused. */
export async function checkPeople(table: Table, tenant: Tenant, { accounts, people }: PeopleFile): Promise<void> {
  const known = new Set(accounts.map(({ id }) => id))
  const asked = [...new Set(people.flatMap((person) => person.accounts))].filter((id) => !known.has(id))
  const found = await findAccounts(table, tenant, asked)
  const missing = new Set(asked.filter((_, at) => found[at] === undefined))
  const reasons = people.flatMap(({ subject, accounts: ids }, at) =>
    ids
      .filter((id) => missing.has(id))
      .map(
        (id) => `people[${at}], of "${subject}", is given the account "${id}", which is neither in the file nor in ${tenant}.`,
      ),
  )
  if (reasons.length > 0) throw new PeopleRefused(reasons)
}

/**
 * Accounts and people into a tenant, of a file that `checkPeople` has seen. It is safe to do twice; one that was killed is completed
 * by the next. Who is there already keeps what is their own, and is otherwise as the file says, or with `over: false` left alone.
 */
export async function savePeople(
  table: Table,
  tenant: Tenant,
  { accounts, people }: PeopleFile,
  { over = true } = {},
): Promise<{ readonly accounts: Saved; readonly people: Saved }> {
  // Accounts come first: somebody with one that is not there could not open their page.
  return {
    accounts: await saveAccounts(table, tenant, accounts.map(accountOf), over),
    people: await saveEntries(
      table,
      tenant,
      people.map((person) => ({ entry: entryOf(person), own: ownOf(tenant, person) })),
      over,
    ),
  }
}
