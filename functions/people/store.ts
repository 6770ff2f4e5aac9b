import { mapInBatches } from '#async/batches.ts'
import type { Authority } from '#contract/endpoint/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Item, type Key, type Table } from '#ports/table.ts'
import { type SaveCounts, saveItems } from './save-items.ts'

/** The operator's facts about a person, changed by a people file; name and e-mail address come from the issuer. */
export interface PersonEntry {
  readonly subject: string
  readonly userType: 'individual' | 'company'
  /** the tenant's guest */
  readonly anonymous: boolean
  readonly authorities: readonly Authority[]
  readonly accountIds: readonly string[]
}

/** Data that belong to the person once they exist; no operator changes them. */
export interface PersonalData {
  readonly langKey: string
  readonly address: Address
}

export type Person = PersonEntry & PersonalData

interface Address {
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
  readonly mobile: string
}

/** Opens all documents of a publisher, or those of one of its collections. */
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
  /** absent in accounts of earlier releases */
  readonly elearning?: boolean
  /** absent in accounts of earlier releases, which have them */
  readonly compassPoints?: boolean
  readonly subscriptions: readonly Subscription[]
}

export interface DocumentAccess {
  readonly contentCode: string
  /** ISO 8601 */
  readonly at: string
}

const MAX_ACCESSES = 6
/** accounts; as many of the largest as fit one transaction */
const ACCOUNT_BATCH_SIZE = 10
const PEOPLE_BATCH_SIZE = 100
const READ_BATCH_SIZE = 100

/**
 * The item of a person has two attributes: `value` is the operator's, `own` the person's; a change of one leaves the other as it
 * is. The selected account and the opened documents are separate items. Items of earlier releases have the fields of `own` in
 * `value`.
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

export interface PersonAndSelection {
  readonly person?: Person
  readonly selectedAccountId?: string
}

export async function findPerson(table: Table, tenant: Tenant, subject: string): Promise<PersonAndSelection> {
  const [person, selection] = await table.getMany([personKey(tenant, subject), selectionKey(tenant, subject)])
  return { person: readPerson(person), selectedAccountId: selection?.accountId as string | undefined }
}

export async function findAccount(table: Table, tenant: Tenant, id: string): Promise<StoredAccount | undefined> {
  return readValue<StoredAccount>(await table.get(accountKey(tenant, id)))
}

/** Finds accounts, in the order of the ids; undefined where there is no such account. */
export async function findAccounts(table: Table, tenant: Tenant, ids: readonly string[]): Promise<(StoredAccount | undefined)[]> {
  const items = await mapInBatches(ids, READ_BATCH_SIZE, (batch) => table.getMany(batch.map((id) => accountKey(tenant, id))))
  return items.map((item) => readValue<StoredAccount>(item))
}

export async function selectAccount(table: Table, tenant: Tenant, subject: string, accountId: string): Promise<void> {
  await table.put({ ...selectionKey(tenant, subject), accountId })
}

export async function clearSelection(table: Table, tenant: Tenant, subject: string): Promise<void> {
  await table.delete(selectionKey(tenant, subject))
}

/** Adds absent accounts and, with `overwrite`, changes existing ones. */
export function saveAccounts(
  table: Table,
  tenant: Tenant,
  accounts: readonly StoredAccount[],
  overwrite: boolean,
): Promise<SaveCounts> {
  const wanted = accounts.map((value) => ({ key: accountKey(tenant, value.id), value }))
  return saveItems(table, wanted, overwrite, ACCOUNT_BATCH_SIZE)
}

/** Adds absent people and, with `overwrite`, changes the operator's part of existing ones. */
export function savePersonEntries(
  table: Table,
  tenant: Tenant,
  people: readonly { readonly entry: PersonEntry; readonly own: PersonalData }[],
  overwrite: boolean,
): Promise<SaveCounts> {
  const wanted = people.map(({ entry, own }) => ({ key: personKey(tenant, entry.subject), value: entry, own }))
  return saveItems(table, wanted, overwrite, PEOPLE_BATCH_SIZE)
}

export async function listAccesses(table: Table, tenant: Tenant, subject: string, accountId: string): Promise<DocumentAccess[]> {
  const item = await table.get(accessesKey(tenant, subject, accountId))
  return (item?.accesses ?? []) as unknown as DocumentAccess[]
}

/** Puts an access first and drops an older one of the same document. Retries where another access was added meanwhile. */
export async function addAccess(
  table: Table,
  tenant: Tenant,
  subject: string,
  accountId: string,
  access: DocumentAccess,
): Promise<void> {
  const key = accessesKey(tenant, subject, accountId)
  const item = await table.get(key)
  const before = ((item?.accesses ?? []) as unknown as DocumentAccess[]).filter((one) => one.contentCode !== access.contentCode)
  const accesses = [access, ...before].slice(0, MAX_ACCESSES).map((one) => ({ ...one }))
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
