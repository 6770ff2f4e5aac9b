import type { Authority } from '#contract/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Item, type Key, type Table, type Write } from '#ports/table.ts'

/** What the library knows of a person beside what the issuer says. */
export interface Person {
  readonly subject: string
  readonly userType: 'individual' | 'company'
  /** the tenant's guest */
  readonly anonymous: boolean
  readonly authorities: readonly Authority[]
  readonly accountIds: readonly string[]
  readonly langKey: string
  readonly address: Address
}

interface Address {
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
  readonly mobile: string
}

/** Opens a publisher, or of a publisher one collection. */
export interface Subscription {
  readonly publisher: string
  readonly collection?: string
  readonly abbreviation: string
  readonly name: string
}

export interface StoredAccount {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly acronym: string
  readonly drmView: boolean
  readonly customCollection: boolean
  readonly subscriptions: readonly Subscription[]
}

export interface Access {
  readonly contentCode: string
  /** ISO 8601 */
  readonly at: string
}

const ACCESSES_KEPT = 6

const personKey = (tenant: Tenant, subject: string): Key => ({ pk: `${tenant}#person#${subject}`, sk: 'person' })
const selectionKey = (tenant: Tenant, subject: string): Key => ({ pk: `${tenant}#person#${subject}`, sk: 'selection' })
const accessesKey = (tenant: Tenant, subject: string, accountId: string): Key => ({
  pk: `${tenant}#person#${subject}`,
  sk: `accesses#${accountId}`,
})
const accountKey = (tenant: Tenant, id: string): Key => ({ pk: `${tenant}#account#${id}`, sk: 'account' })

const itemOf = (key: Key, value: Person | StoredAccount): Item => ({ ...key, value: { ...value } }) as unknown as Item
const readValue = <T>(item: Item | undefined): T | undefined => item?.value as T | undefined

export interface PersonAndChoice {
  readonly person?: Person
  readonly selectedAccountId?: string
}

export async function findPerson(table: Table, tenant: Tenant, subject: string): Promise<PersonAndChoice> {
  const [person, selection] = await table.getMany([personKey(tenant, subject), selectionKey(tenant, subject)])
  return { person: readValue<Person>(person), selectedAccountId: selection?.accountId as string | undefined }
}

export async function findAccount(table: Table, tenant: Tenant, id: string): Promise<StoredAccount | undefined> {
  return readValue<StoredAccount>(await table.get(accountKey(tenant, id)))
}

/** In the order of the ids; undefined where there is no such account. */
export async function findAccounts(table: Table, tenant: Tenant, ids: readonly string[]): Promise<(StoredAccount | undefined)[]> {
  const items = ids.length === 0 ? [] : await table.getMany(ids.map((id) => accountKey(tenant, id)))
  return items.map((item) => readValue<StoredAccount>(item))
}

export async function selectAccount(table: Table, tenant: Tenant, subject: string, accountId: string): Promise<void> {
  await table.put({ ...selectionKey(tenant, subject), accountId })
}

export async function forgetSelection(table: Table, tenant: Tenant, subject: string): Promise<void> {
  await table.delete(selectionKey(tenant, subject))
}

/** Writes whom and what is absent, and leaves what is there as its people have changed it. */
export async function addAbsent(
  table: Table,
  tenant: Tenant,
  people: readonly Person[],
  accounts: readonly StoredAccount[],
): Promise<void> {
  const items = [
    ...people.map((person) => itemOf(personKey(tenant, person.subject), person)),
    ...accounts.map((account) => itemOf(accountKey(tenant, account.id), account)),
  ]
  const there = await table.getMany(items)
  const absent = items.filter((_, index) => there[index] === undefined)
  if (absent.length > 0) await table.transact(absent.map((put): Write => ({ put })))
}

export async function listAccesses(table: Table, tenant: Tenant, subject: string, accountId: string): Promise<Access[]> {
  const item = await table.get(accessesKey(tenant, subject, accountId))
  return (item?.accesses ?? []) as unknown as Access[]
}

/** Puts an access first and drops an older one of the same document; tries again where another one came between. */
export async function addAccess(table: Table, tenant: Tenant, subject: string, accountId: string, access: Access): Promise<void> {
  const key = accessesKey(tenant, subject, accountId)
  const item = await table.get(key)
  const before = ((item?.accesses ?? []) as unknown as Access[]).filter((one) => one.contentCode !== access.contentCode)
  const accesses = [access, ...before].slice(0, ACCESSES_KEPT).map((one) => ({ ...one }))
  const version = (item?.version ?? 0) as number
  try {
    await table.put(
      { ...key, accesses, version: version + 1 },
      item ? { attribute: 'version', equals: version } : { exists: false },
    )
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    await addAccess(table, tenant, subject, accountId, access)
  }
}
