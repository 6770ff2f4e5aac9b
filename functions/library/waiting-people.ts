import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Table } from '#ports/table.ts'

/** A person to notify when a document of this name arrives. */
export interface WaitingPerson {
  readonly name: string
  /** text of the person; absent where an earlier release stored the wish */
  readonly designation?: string
  readonly wishId: string
  readonly userId: string
  readonly email: string
}

export const waitingPartition = (tenant: Tenant): string => `${tenant}#wishes`

/** Lists everybody of the tenant who waits for a document; a single read where nobody does. */
export async function listWaiting(table: Pick<Table, 'query'>, tenant: Tenant): Promise<WaitingPerson[]> {
  const items = await queryAll(table, { pk: waitingPartition(tenant) })
  return items.map(({ pk: _pk, sk: _sk, ...facts }) => facts as unknown as WaitingPerson)
}
