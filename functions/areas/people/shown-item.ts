import type { ManagedAccount, ManagedPerson } from '#contract/people/managed.ts'
import type { Tenant } from '#contract/tenant.ts'
import { fullNameOf } from '#people/actor.ts'
import { type ReadItem, readManagedAccount, readManagedPerson } from '#people/managing/read-managed.ts'
import { knownNamesOf } from '#people/policy.ts'
import { findPerson } from '#people/store.ts'
import type { Table } from '#ports/table.ts'
import { presentManagedAccount, presentManagedPerson } from './present.ts'

/** Names whoever made the last change; by their id where they have no name. */
async function named<T>(table: Table, tenant: Tenant, { version, edit }: ReadItem<T>) {
  const person = edit && edit.by !== '' ? await findPerson(table, tenant, edit.by) : undefined
  const editor = person ? fullNameOf(knownNamesOf(person)) || edit?.by : edit?.by
  return { version, ...(edit && { edit }), editor: editor ?? '' }
}

/** Presents an account as it is now; undefined where there is none. */
export async function showAccount(table: Table, tenant: Tenant, id: string): Promise<ManagedAccount | undefined> {
  const read = await readManagedAccount(table, tenant, id)
  return read && presentManagedAccount(read.value, await named(table, tenant, read))
}

/** Presents a person as they are now; undefined where there is none. */
export async function showPerson(table: Table, tenant: Tenant, subject: string): Promise<ManagedPerson | undefined> {
  const read = await readManagedPerson(table, tenant, subject)
  return read && presentManagedPerson(read.value, await named(table, tenant, read))
}
