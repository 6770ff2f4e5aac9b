import type { Tenant } from '#contract/tenant.ts'
import type { StoredTenantSettings } from '#functions/http/tenant-pages/store.ts'
import { fullNameOf } from '#people/actor.ts'
import { knownNamesOf } from '#people/policy.ts'
import { findPerson } from '#people/store.ts'
import type { Table } from '#ports/table.ts'

/** Reads the names of those who saved versions; people without a name have their id. */
export async function editorNamesOf(
  table: Table,
  tenant: Tenant,
  versions: readonly Pick<StoredTenantSettings, 'by'>[],
): Promise<(id: string) => string> {
  const ids = [...new Set(versions.map(({ by }) => by))]
  const people = await Promise.all(ids.map((id) => findPerson(table, tenant, id)))
  const names = new Map(ids.map((id, at) => [id, people[at] ? fullNameOf(knownNamesOf(people[at])) || id : id]))
  return (id) => names.get(id) ?? ''
}
