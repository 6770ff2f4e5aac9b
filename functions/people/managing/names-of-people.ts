import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import { fullNameOf } from '../actor.ts'
import { knownNamesOf } from '../policy.ts'
import { findPerson } from '../store.ts'

/** Reads the names of people by their ids; people without a name, and those who are gone, have their id. */
export async function namesOfPeople(table: Table, tenant: Tenant, all: readonly string[]): Promise<(id: string) => string> {
  const ids = [...new Set(all)]
  const people = await Promise.all(ids.map((id) => findPerson(table, tenant, id)))
  const names = new Map(ids.map((id, at) => [id, people[at] ? fullNameOf(knownNamesOf(people[at])) || id : id]))
  return (id) => names.get(id) ?? ''
}
