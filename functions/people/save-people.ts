import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import { type Agreement, saveAgreement } from './agreements.ts'
import { countCollection, saveCollection } from './collections.ts'
import type { PeopleFile } from './file/people-file.ts'
import { PeopleRefused } from './file/people-refused.ts'
import { noteGuests } from './guests.ts'
import { saveNetworks } from './networks.ts'
import { findPartner, namesOfPartner, savePartners } from './partners.ts'
import { parseRange, type Range } from './ranges/range.ts'
import { refreshDirectory } from './refresh-directory.ts'
import type { ItemToSave, SaveCounts, SaveOptions } from './save-items.ts'
import {
  accountItems,
  findAccounts,
  type Partner,
  type PersonalData,
  type PersonEntry,
  personItems,
  readPeople,
  type StoredAccount,
  saveAccounts,
  savePersonEntries,
} from './store.ts'

type Account = PeopleFile['accounts'][number]
type Person = PeopleFile['people'][number]

const rangesOf = ({ ranges = [] }: Account): Range[] => ranges.flatMap((range) => parseRange(range) ?? [])

const accountOf = (account: Account): StoredAccount => {
  const { id, number = id, acronym = '', subscriptions, collection, agreement, ranges, ...rest } = account
  return {
    ...rest,
    ...(ranges && { ranges: rangesOf(account) }),
    ...(agreement && { agreement: agreement.version }),
    ...(collection && { customCollection: rest.customCollection ?? collection.length > 0 }),
    id,
    number,
    acronym,
    subscriptions: subscriptions.map((one) => ({ ...one, abbreviation: one.abbreviation ?? one.collection ?? one.publisher })),
  }
}

const entryOf = ({ subject, guest, accounts, ...given }: Person): PersonEntry => ({
  subject,
  userType: given.userType ?? (guest ? 'company' : 'individual'),
  anonymous: guest,
  authorities: given.authorities ?? (guest ? [] : ['COMPASS_USER']),
  accountIds: accounts,
  activated: given.activated,
  ...(given.firstName !== undefined && { firstName: given.firstName }),
  ...(given.lastName !== undefined && { lastName: given.lastName }),
  ...(given.email !== undefined && { email: given.email }),
})

const ownOf = ({ language, address }: Person): PersonalData => ({ ...(language && { langKey: language }), address })

type SeenVersion = Pick<ItemToSave, 'seenVersion'>

/** Accounts of a file as they are saved. */
const toAccounts = (accounts: readonly Account[], seen: SeenVersion = {}) =>
  accounts.map((account) => ({ account: accountOf(account), ...seen }))

/** People of a file as they are saved. */
const toPeople = (people: readonly Person[], seen: SeenVersion = {}) =>
  people.map((person) => ({ entry: entryOf(person), own: ownOf(person), ...seen }))

/** Items that the accounts and people of a file become. */
export const itemsOfFile = (tenant: Tenant, { accounts, people }: PeopleFile): ItemToSave[] => [
  ...accountItems(tenant, toAccounts(accounts)),
  ...personItems(tenant, toPeople(people)),
]

/** `seenVersion` is that of the item of a file with a single one. */
type SavePeopleOptions = Partial<Pick<SaveOptions, 'overwrite' | 'author' | 'guard'>> & SeenVersion

/** Lists partners of the file that another account of the library has. */
async function listTakenPartners(table: Table, tenant: Tenant, { accounts }: PeopleFile): Promise<string[]> {
  // An account that the file gives other partners loses those that it had.
  const changed = new Set(accounts.filter(({ partners }) => partners !== undefined).map(({ id }) => id))
  const taken: string[] = []
  for (const [at, { partners = [] }] of accounts.entries())
    for (const [nth, partner] of partners.entries())
      for (const name of namesOfPartner(partner as Partner)) {
        const found = await findPartner(table, tenant, name)
        if (found && !changed.has(found.account.id))
          taken.push(`accounts[${at}].partners[${nth}] is a partner of the account "${found.account.id}" of ${tenant}.`)
      }
  return [...new Set(taken)]
}

/**
 * Checks that every account which a person is given is in the file or in the library, and every partner one of a single account;
 * throws PeopleRefused. An account that a person has already may be missing, so that a file is as it was downloaded.
 */
export async function checkPeople(table: Table, tenant: Tenant, file: PeopleFile): Promise<void> {
  const { accounts, people } = file
  const added = new Set(accounts.map(({ id }) => id))
  const others = [...new Set(people.flatMap((person) => person.accounts))].filter((id) => !added.has(id))
  const stored = await findAccounts(table, tenant, others)
  const missing = new Set(others.filter((_, at) => stored[at] === undefined))
  const given = people.flatMap(({ subject, accounts: ids }, at) => {
    const unknown = ids.filter((id) => missing.has(id))
    return unknown.length > 0 ? [{ subject, at, unknown }] : []
  })
  const known = await readPeople(
    table,
    tenant,
    given.map(({ subject }) => subject),
  )
  const reasons = given.flatMap(({ subject, at, unknown }, nth) =>
    unknown
      .filter((id) => !known[nth]?.accountIds.includes(id))
      .map(
        (id) => `people[${at}], of "${subject}", is given the account "${id}", which is neither in the file nor in ${tenant}.`,
      ),
  )
  reasons.push(...(await listTakenPartners(table, tenant, file)))
  if (reasons.length > 0) throw new PeopleRefused(reasons)
}

/**
 * Saves accounts and people of a file that `checkPeople` has checked. Idempotent; the next run completes a killed one. Existing
 * people keep their personal data; the rest becomes as in the file, or with `overwrite: false` stays as it is. The directories of
 * their accounts follow.
 */
export async function savePeople(
  table: Table,
  tenant: Tenant,
  { accounts, people }: PeopleFile,
  { overwrite = true, author, guard, ...seen }: SavePeopleOptions = {},
): Promise<{ readonly accounts: SaveCounts; readonly people: SaveCounts }> {
  // Accounts come first: a person with a missing account could not open their page.
  const found = accounts.filter(({ ranges, partners }) => ranges !== undefined || partners !== undefined)
  const stored = await findAccounts(
    table,
    tenant,
    found.map(({ id }) => id),
  )
  const options = { overwrite, author }
  const savedAccounts = await saveAccounts(table, tenant, toAccounts(accounts, seen), { ...options, guard })
  const ways = found.map((account, at) => ({ account, before: stored[at], isKept: stored[at] !== undefined && !overwrite }))
  const networks = ways.map(({ account, before, isKept }) => {
    const { ranges = [] } = before ?? {}
    const after = isKept || !account.ranges ? ranges : rangesOf(account)
    return { accountId: account.id, before: ranges, after }
  })
  await saveNetworks(table, tenant, networks)
  const partners = ways.map(({ account, before, isKept }) => {
    const { partners = [] } = before ?? {}
    const after = isKept || !account.partners ? partners : (account.partners as Partner[])
    return { accountId: account.id, before: partners, after }
  })
  await savePartners(table, tenant, partners)
  for (const { id, collection, agreement } of accounts) {
    if (agreement && overwrite) await saveAgreement(table, tenant, id, agreement as Agreement)
    const owner = { tenant, accountId: id }
    if (collection && (overwrite || (await countCollection(table, owner)) === undefined))
      await saveCollection(table, owner, collection)
  }
  const isGuardWritten = savedAccounts.added + savedAccounts.changed > 0
  const savedPeople = await savePersonEntries(table, tenant, toPeople(people, seen), {
    ...options,
    guard: isGuardWritten ? undefined : guard,
  })
  const guests = people.filter(({ guest }) => guest)
  await noteGuests(
    table,
    tenant,
    guests.map(({ subject }) => subject),
  )
  const subjects = people.map(({ subject }) => subject)
  await refreshDirectory({ table, clock: { now: () => new Date() } }, tenant, subjects)
  return { accounts: savedAccounts, people: savedPeople }
}
