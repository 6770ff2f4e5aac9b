import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import { type AgreementName, readAgreement } from '../agreements.ts'
import { countCollection, readCollection } from '../collections.ts'
import type { PeopleFile } from '../file/people-file.ts'
import { findAccounts, type Person, readPeople, type StoredAccount } from '../store.ts'
import { listAccountIndex } from './account-index.ts'
import { readRoster } from './roster.ts'

type FileAccount = PeopleFile['accounts'][number]
/** A person of a file, whose language and address stay out: they are the person's own. */
type FilePerson = Omit<PeopleFile['people'][number], 'language' | 'address'>

async function accountOf(table: Table, tenant: Tenant, account: StoredAccount): Promise<FileAccount> {
  const { agreement: version, ranges, partners, subscriptions, ...facts } = account
  const owner = { tenant, accountId: account.id }
  const count = await countCollection(table, owner)
  const name: AgreementName | undefined = version === undefined ? undefined : { accountId: account.id, version }
  const agreement = name && (await readAgreement(table, tenant, name))
  return {
    elearning: false,
    compassPoints: true,
    groups: true,
    ...facts,
    acronym: facts.acronym || undefined,
    subscriptions: subscriptions.map((one) => ({ ...one })),
    ...(ranges && { ranges: [...ranges] }),
    ...(partners && { partners: partners.map((partner) => ({ ...partner })) }),
    ...(count !== undefined && { collection: await readCollection(table, owner, { from: 0, to: count, descending: false }) }),
    ...(agreement && { agreement: { ...agreement, text: { ...agreement.text } } }),
  }
}

const personOf = (person: Person): FilePerson => ({
  subject: person.subject,
  ...(person.firstName && { firstName: person.firstName }),
  ...(person.lastName && { lastName: person.lastName }),
  ...(person.email && { email: person.email }),
  activated: person.activated !== false,
  userType: person.userType,
  guest: person.anonymous,
  authorities: [...person.authorities],
  accounts: [...person.accountIds],
})

/** Puts all accounts and people of a tenant into a people file. */
export async function fileOfPeople(table: Table, tenant: Tenant) {
  const ids = (await listAccountIndex(table, tenant)).map(({ id }) => id)
  const subjects = (await readRoster(table, tenant)).ordered('people').map(({ userId }) => userId)
  const [accounts, people] = await Promise.all([findAccounts(table, tenant, ids), readPeople(table, tenant, subjects)])
  const fileAccounts: FileAccount[] = []
  for (const account of accounts) if (account) fileAccounts.push(await accountOf(table, tenant, account))
  return { accounts: fileAccounts, people: people.flatMap((person) => (person ? [personOf(person)] : [])) }
}
