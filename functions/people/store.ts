import { mapInBatches } from '#async/batches.ts'
import type { Authority } from '#contract/endpoint/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'
import { putUnlessChanged, untilWritten } from '#ports/until-written.ts'
import { tenants } from '#tenants/index.ts'
import type { Listing, PersonNames } from './person-names.ts'
import type { Range } from './ranges/range.ts'
import { type SaveCounts, saveItems } from './save-items.ts'

/** The operator's facts about a person, changed by a people file. Names count until the person signs in: then the issuer's do. */
export interface PersonEntry extends Partial<PersonNames> {
  readonly subject: string
  /** absent for people of earlier releases, who are */
  readonly activated?: boolean
  readonly userType: 'individual' | 'company'
  /** the tenant's guest */
  readonly anonymous: boolean
  readonly authorities: readonly Authority[]
  readonly accountIds: readonly string[]
}

/** Data that belong to the person once they exist; no operator changes them. */
export interface PersonalData {
  /** absent until the person chooses one, or the operator names one */
  readonly langKey?: string
  readonly address: Address
}

/** Facts that the library notes about a person by itself. */
interface NotedFacts {
  /** names of the last sign-in; `email` is empty where the issuer does not call it verified */
  readonly seen?: PersonNames
  /** the directories that have the person */
  readonly listed?: Listing
  /** sign-ins within ranges of other accounts or by their partners, by the ids of those */
  readonly visits?: Readonly<Record<string, Visit>>
}

/** Sign-in within a range of an account or by one of its partners: the account is open to the person for a time after. */
export interface Visit {
  readonly range?: Range
  readonly partner?: Partner['id']
  /** epoch seconds */
  readonly until: number
}

export type Person = PersonEntry & PersonalData & NotedFacts

/** The language of a person, in which the library writes to them. */
export const personLanguageOf = (tenant: Tenant, person: Pick<Person, 'langKey'> | undefined): string =>
  person?.langKey ?? tenants[tenant].shown.defaultLanguage

export const NO_ADDRESS = { address1: '', address2: '', city: '', state: '', postalCode: '', country: '', mobile: '' }

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

/** Somebody whom an account trusts to say who its people are: by tokens of an issuer of its own. */
export interface Partner {
  /** unique in the tenant */
  readonly id: string
  /** `iss` of its tokens, unique in the tenant */
  readonly issuer?: string
  /** https address of its keys */
  readonly jwks?: string
}

export interface StoredAccount {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly acronym: string
  readonly drmView: boolean
  /** absent in accounts that never had one */
  readonly customCollection?: boolean
  /** absent in accounts of earlier releases */
  readonly elearning?: boolean
  /** absent in accounts of earlier releases, which have them */
  readonly compassPoints?: boolean
  /** absent in accounts of earlier releases, which have them */
  readonly groups?: boolean
  /** version of its agreement; absent where that of the tenant counts */
  readonly agreement?: string
  /** networks whose readers come in without a name */
  readonly ranges?: readonly Range[]
  /** those who say who the people of the account are */
  readonly partners?: readonly Partner[]
  /** days for which somebody who signed in within a range has the account; absent where it is the usual number */
  readonly daysAfterRange?: number
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
 * is. `seen`, `listed` and `visit#<account id>` are the library's. Sessions and the opened documents are separate
 * items. Items of earlier releases have the fields of `own` in `value`.
 */
export const personKey = (tenant: Tenant, subject: string): Key => ({ pk: `${tenant}#person#${subject}`, sk: 'person' })
const accessesKey = (tenant: Tenant, subject: string, accountId: string): Key => ({
  pk: `${tenant}#person#${subject}`,
  sk: `accesses#${accountId}`,
})
const accountKey = (tenant: Tenant, id: string): Key => ({ pk: `${tenant}#account#${id}`, sk: 'account' })

const readValue = <T>(item: Item | undefined): T | undefined => item?.value as T | undefined
const VISIT = 'visit#'
/** Attribute of a person with a sign-in within a range of an account, or by one of its partners. */
export const visitAttribute = (accountId: string): string => VISIT + accountId

function readVisits(item: Item): Readonly<Record<string, Visit>> | undefined {
  const visits = Object.entries(item).filter(([name]) => name.startsWith(VISIT))
  return visits.length === 0
    ? undefined
    : Object.fromEntries(visits.map(([name, visit]) => [name.slice(VISIT.length), visit as unknown as Visit]))
}

export const readPerson = (item: Item | undefined) =>
  item &&
  ({
    ...(item.value as object),
    ...(item.own as object | undefined),
    ...(item.seen && { seen: item.seen }),
    ...(item.listed && { listed: item.listed }),
    visits: readVisits(item),
  } as unknown as Person)

export async function findPerson(table: Table, tenant: Tenant, subject: string): Promise<Person | undefined> {
  return readPerson(await table.get(personKey(tenant, subject)))
}

/** Lists all items of a person: facts, sessions, documents that they opened. */
export const listPersonalItems = (table: Pick<Table, 'query'>, tenant: Tenant, subject: string): Promise<Item[]> =>
  queryAll(table, { pk: personKey(tenant, subject).pk })

/** Reads people in the order of their subjects; undefined where there is no such person. */
export async function readPeople(table: Table, tenant: Tenant, subjects: readonly string[]): Promise<(Person | undefined)[]> {
  const items = await mapInBatches(subjects, READ_BATCH_SIZE, (some) => table.getMany(some.map((one) => personKey(tenant, one))))
  return items.map(readPerson)
}

/** Notes by which names people are known, and which directories have them; all of them at once. */
export async function saveListings(
  table: Table,
  tenant: Tenant,
  people: readonly (NotedFacts & { readonly subject: string })[],
): Promise<void> {
  await table.transact(
    people.map(({ subject, seen, listed }) => ({
      update: personKey(tenant, subject),
      change: { set: { ...(seen && { seen: { ...seen } }), ...(listed && { listed: { ...listed } }) } },
      condition: { exists: true },
    })),
  )
}

/** The write of data that belong to a person. */
export const writeOfPersonalData = (tenant: Tenant, subject: string, own: PersonalData): Write => ({
  update: personKey(tenant, subject),
  change: { set: { own: { ...own, address: { ...own.address } } } },
  condition: { exists: true },
})

export async function findAccount(table: Table, tenant: Tenant, id: string): Promise<StoredAccount | undefined> {
  return readValue<StoredAccount>(await table.get(accountKey(tenant, id)))
}

/** Finds accounts, in the order of the ids; undefined where there is no such account. */
export async function findAccounts(table: Table, tenant: Tenant, ids: readonly string[]): Promise<(StoredAccount | undefined)[]> {
  const items = await mapInBatches(ids, READ_BATCH_SIZE, (batch) => table.getMany(batch.map((id) => accountKey(tenant, id))))
  return items.map((item) => readValue<StoredAccount>(item))
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

/** Puts an access first and drops older ones of the same text, by the codes of its records. Another access that is added meanwhile stays. */
export async function addAccess(
  table: Table,
  tenant: Tenant,
  subject: string,
  accountId: string,
  access: DocumentAccess & { readonly codes: readonly string[] },
): Promise<void> {
  const key = accessesKey(tenant, subject, accountId)
  const { contentCode, codes, at } = access
  await untilWritten(async () => {
    const item = await table.get(key)
    const before = ((item?.accesses ?? []) as unknown as DocumentAccess[]).filter((one) => !codes.includes(one.contentCode))
    const accesses = [{ contentCode, at }, ...before.map((one) => ({ ...one }))].slice(0, MAX_ACCESSES)
    const version = (item?.version ?? 0) as number
    const condition = item ? ({ attribute: 'version', equals: version } as const) : ({ exists: false } as const)
    return putUnlessChanged(table, { ...key, accesses, version: version + 1 }, condition)
  })
}
