import { queryPages } from './query-all.ts'
import type { Query, Table } from './table.ts'

/** writes of a transaction */
const BATCH_SIZE = 100

/** Deletes all items that a query matches; does nothing the second time. */
export async function deleteAll(table: Pick<Table, 'query' | 'transact'>, query: Omit<Query, 'cursor' | 'limit'>): Promise<void> {
  for await (const items of queryPages(table, { ...query, limit: BATCH_SIZE }))
    if (items.length > 0) await table.transact(items.map(({ pk, sk }) => ({ delete: { pk, sk } })))
}
