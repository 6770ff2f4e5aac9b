import type { Tenant } from '#contract/tenant.ts'
import type { Item, Table } from '#ports/table.ts'
import { accountKey, type Person, personKey, readPerson, type StoredAccount } from '../store.ts'

/** The last change of an account or a person. */
interface Edit {
  readonly by: string
  /** was made by somebody who is erased */
  readonly former?: true
  readonly at: string
  readonly fields: readonly string[]
}

/** Account or person with the version over which a change is made. */
export interface ReadItem<T> {
  readonly value: T
  readonly version: number
  readonly edit?: Edit
}

const withVersion = <T>(item: Item, value: T): ReadItem<T> => ({
  value,
  version: Number(item.version ?? 0),
  ...(item.edit !== undefined && { edit: item.edit as unknown as Edit }),
})

export async function readManagedAccount(
  table: Pick<Table, 'get'>,
  tenant: Tenant,
  id: string,
): Promise<ReadItem<StoredAccount> | undefined> {
  const item = await table.get(accountKey(tenant, id))
  return item && withVersion(item, item.value as unknown as StoredAccount)
}

export async function readManagedPerson(
  table: Pick<Table, 'get'>,
  tenant: Tenant,
  subject: string,
): Promise<ReadItem<Person> | undefined> {
  const item = await table.get(personKey(tenant, subject))
  const person = readPerson(item)
  return item && person && withVersion(item, person)
}
