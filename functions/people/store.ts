import { mapInBatches } from '#async/batches.ts'
import type { Authority } from '#contract/endpoint/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import type { SubscriptionPrice } from './changes/describe-change.ts'
import type { Listing, PersonNames } from './person-names.ts'
import type { Range } from './ranges/range.ts'
import { readVisits, type Visit } from './ranges/visits.ts'
import { type ItemToSave, type SaveCounts, type SaveOptions, saveItems } from './save-items.ts'

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
  /** accounts that the person no longer has, where something of theirs may be */
  readonly formerAccountIds?: readonly string[]
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
  readonly price?: SubscriptionPrice
}

/** Somebody whom an account trusts to say who its people are: by tokens of an issuer of its own, by codes that its server fetches. */
export interface Partner {
  /** unique in the tenant */
  readonly id: string
  /** `iss` of its tokens, unique in the tenant */
  readonly issuer?: string
  /** https address of its keys */
  readonly jwks?: string
  /** SHA-256 of the secret of its server, in hex */
  readonly secretHash?: string
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
  /** id of the account whose keys read what this one uses and holds, too; empty for none any more */
  readonly consortium?: string
  /** opens nothing to anybody */
  readonly closed?: boolean
  readonly subscriptions: readonly Subscription[]
}

/** accounts; as many of the largest as fit one transaction */
const ACCOUNT_BATCH_SIZE = 10
/** people; with their audit and a guard, one transaction */
const PEOPLE_BATCH_SIZE = 95
const READ_BATCH_SIZE = 100

/**
 * The item of a person has two attributes: `value` is the operator's, `own` the person's; a change of one leaves the other as it
 * is. `seen`, `listed`, `formerAccountIds` and `visit#<account id>` are the library's. Sessions and the opened documents are separate
 * items. Items of earlier releases have the fields of `own` in `value`. Somebody with `erasing`, or without a `value`, is nobody:
 * their sessions count that began after `erasedAt`.
 */
export const personKey = (tenant: Tenant, subject: string): Key => ({ pk: `${tenant}#person#${subject}`, sk: 'person' })
export const accountKey = (tenant: Tenant, id: string): Key => ({ pk: `${tenant}#account#${id}`, sk: 'account' })

const readValue = <T>(item: Item | undefined): T | undefined => item?.value as T | undefined
export const readPerson = (item: Item | undefined) =>
  item?.value && !item.erasing
    ? ({
        ...(item.value as object),
        ...(item.own as object | undefined),
        ...(item.seen && { seen: item.seen }),
        ...(item.listed && { listed: item.listed }),
        ...(item.formerAccountIds && { formerAccountIds: item.formerAccountIds }),
        visits: readVisits(item),
      } as unknown as Person)
    : undefined

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
    people.map(({ subject, seen, listed, formerAccountIds }) => ({
      update: personKey(tenant, subject),
      change: {
        set: {
          ...(seen && { seen: { ...seen } }),
          ...(listed && { listed: { ...listed } }),
          ...(formerAccountIds && { formerAccountIds }),
        },
      },
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

type Saving = Omit<SaveOptions, 'batchSize'>

/** Account to save over the version that was seen; absent: over whatever is there. */
export interface AccountToSave {
  readonly account: StoredAccount
  readonly seenVersion?: ItemToSave['seenVersion']
}

/** Person to save over the version that was seen; absent: over whatever is there. */
export interface PersonToSave {
  readonly entry: PersonEntry
  readonly own: PersonalData
  readonly seenVersion?: ItemToSave['seenVersion']
}

const seen = ({ seenVersion }: Pick<ItemToSave, 'seenVersion'>) => seenVersion !== undefined && { seenVersion }

export const accountItems = (tenant: Tenant, accounts: readonly AccountToSave[]): ItemToSave[] =>
  accounts.map((one) => ({
    key: accountKey(tenant, one.account.id),
    kind: 'account',
    id: one.account.id,
    value: one.account,
    ...seen(one),
  }))

export const personItems = (tenant: Tenant, people: readonly PersonToSave[]): ItemToSave[] =>
  people.map((one) => ({
    key: personKey(tenant, one.entry.subject),
    kind: 'person',
    id: one.entry.subject,
    value: one.entry,
    own: one.own,
    ...seen(one),
  }))

/** Adds absent accounts and, with `overwrite`, changes existing ones. */
export const saveAccounts = (
  table: Table,
  tenant: Tenant,
  accounts: readonly AccountToSave[],
  options: Saving,
): Promise<SaveCounts> => saveItems(table, tenant, accountItems(tenant, accounts), { ...options, batchSize: ACCOUNT_BATCH_SIZE })

/** Adds absent people and, with `overwrite`, changes the operator's part of existing ones. */
export const savePersonEntries = (
  table: Table,
  tenant: Tenant,
  people: readonly PersonToSave[],
  options: Saving,
): Promise<SaveCounts> => saveItems(table, tenant, personItems(tenant, people), { ...options, batchSize: PEOPLE_BATCH_SIZE })
