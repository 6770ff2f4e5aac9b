import { mapInBatches } from '#async/batches.ts'
import type { Authority } from '#contract/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Item, type Key, type Table } from '#ports/table.ts'
import { type Saved, saveItems } from './save-items.ts'

/** What the operator says of a person beside what the issuer does, and changes with a file. */
export interface Entry {
  readonly subject: string
  readonly userType: 'individual' | 'company'
  /** the tenant's guest */
  readonly anonymous: boolean
  readonly authorities: readonly Authority[]
  readonly accountIds: readonly string[]
}

/** What is a person's own from the day they are known, and no operator's to change. */
export interface Own {
  readonly langKey: string
  readonly address: Address
}

export type Person = Entry & Own

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
/** Of the largest that there may be, as many as go into one transaction. */
const ACCOUNT_BATCH_SIZE = 10
const PEOPLE_BATCH_SIZE = 100
const READ_BATCH_SIZE = 100

/**
 * The item of a person: `value` is the operator's, `own` the person's; whoever changes one leaves the other alone. Which account
 * they have chosen and what they opened are items beside it. What was stored before there was `own` has it in `value`.
 */
const personKey = (tenant: Tenant, subject: string): Key => ({ pk: `${tenant}#person#${subject}`, sk: 'person' })
const selectionKey = (tenant: Tenant, subject: string): Key => ({ pk: `${tenant}#person#${subject}`, sk: 'selection' })
const accessesKey = (tenant: Tenant, subject: string, accountId: string): Key => ({
  pk: `${tenant}#person#${subject}`,
  sk: `accesses#${accountId}`,
})
const accountKey = (tenant: Tenant, id: string): Key => ({ pk: `${tenant}#account#${id}`, sk: 'account' })

const readValue = <T>(item: Item | undefined): T | undefined => item?.value as T | undefined
const readPerson = (item: Item | undefined) =>
  item && ({ ...(item.value as object), ...(item.own as object | undefined) } as Person)

export interface PersonAndChoice {
  readonly person?: Person
  readonly selectedAccountId?: string
}

export async function findPerson(table: Table, tenant: Tenant, subject: string): Promise<PersonAndChoice> {
  const [person, selection] = await table.getMany([personKey(tenant, subject), selectionKey(tenant, subject)])
  return { person: readPerson(person), selectedAccountId: selection?.accountId as string | undefined }
}

export async function findAccount(table: Table, tenant: Tenant, id: string): Promise<StoredAccount | undefined> {
  return readValue<StoredAccount>(await table.get(accountKey(tenant, id)))
}

/** In the order of the ids; undefined where there is no such account. */
export async function findAccounts(table: Table, tenant: Tenant, ids: readonly string[]): Promise<(StoredAccount | undefined)[]> {
  const items = await mapInBatches(ids, READ_BATCH_SIZE, (batch) => table.getMany(batch.map((id) => accountKey(tenant, id))))
  return items.map((item) => readValue<StoredAccount>(item))
}

export async function selectAccount(table: Table, tenant: Tenant, subject: string, accountId: string): Promise<void> {
  await table.put({ ...selectionKey(tenant, subject), accountId })
}

export async function forgetSelection(table: Table, tenant: Tenant, subject: string): Promise<void> {
  await table.delete(selectionKey(tenant, subject))
}

/** Adds the accounts that are not there and, `over`, changes the others. */
export function saveAccounts(table: Table, tenant: Tenant, accounts: readonly StoredAccount[], over: boolean): Promise<Saved> {
  const wanted = accounts.map((value) => ({ key: accountKey(tenant, value.id), value }))
  return saveItems(table, wanted, over, ACCOUNT_BATCH_SIZE)
}

/** Adds the people who are not there and, `over`, changes what of the others is the operator's. */
export function saveEntries(
  table: Table,
  tenant: Tenant,
  people: readonly { readonly entry: Entry; readonly own: Own }[],
  over: boolean,
): Promise<Saved> {
  const wanted = people.map(({ entry, own }) => ({ key: personKey(tenant, entry.subject), value: entry, own }))
  return saveItems(table, wanted, over, PEOPLE_BATCH_SIZE)
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
