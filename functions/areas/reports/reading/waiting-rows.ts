import type { Tenant } from '#contract/tenant.ts'
import { peopleCount } from '#functions/events/counting/count-month.ts'
import type { PeopleCount } from '#functions/events/counting/usage-store.ts'
import { listWaiting } from '#library/waiting-people.ts'
import { accountIdsOf } from '#people/policy.ts'
import { readPeople } from '#people/store.ts'
import type { Table } from '#ports/table.ts'

/** Standard that people of some accounts wait for. */
export interface WaitingRow {
  readonly designation: string
  readonly people: PeopleCount
}

/** Lists the standards that people of accounts wait for, those of most people first. */
export async function readWaiting(table: Table, tenant: Tenant, accountIds: readonly string[]): Promise<WaitingRow[]> {
  const waiting = await listWaiting(table, tenant)
  const ids = [...new Set(waiting.map(({ userId }) => userId))]
  const people = new Map((await readPeople(table, tenant, ids)).map((person, at) => [ids[at], person]))
  const wanted = new Set(accountIds)
  const ours = waiting.filter(({ userId }) => accountIdsOf(people.get(userId)).some((id) => wanted.has(id)))
  return [...Map.groupBy(ours, ({ name }) => name)]
    .map(([name, all]) => ({
      designation: all.find((one) => one.designation !== undefined)?.designation ?? name.toUpperCase(),
      size: new Set(all.map(({ userId }) => userId)).size,
    }))
    .sort((one, other) => other.size - one.size || (one.designation < other.designation ? -1 : 1))
    .map(({ designation, size }) => ({ designation, people: peopleCount(size) }))
}
