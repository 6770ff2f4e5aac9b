import { batchesOf } from '#async/batches.ts'
import type { Table, Write } from '#ports/table.ts'

const TRANSACTION_CONCURRENCY = 16
export const MAX_TRANSACTION_WRITES = 100
/** JSON of the items; below the table's limit, as an item may be stored in the shape of the previous release */
const MAX_TRANSACTION_BYTES = 3_500_000

/** The writes of one document, which belong in one transaction. */
export interface DocumentWrites {
  readonly writes: readonly Write[]
  /** size of all items after the writes */
  readonly bytes: number
}

const bytesOf = (item: object | undefined) => (item ? Buffer.byteLength(JSON.stringify(item)) : 0)

/** Measures the writes of a document. An update stores the whole item again, so `updated` counts in full. */
export function documentWritesOf(writes: readonly Write[], updated?: object): DocumentWrites {
  return { writes, bytes: writes.reduce((sum, write) => sum + ('put' in write ? bytesOf(write.put) : 0), bytesOf(updated)) }
}

/** Packs documents into as few transactions as possible. No document is split. */
function packWrites(documents: readonly DocumentWrites[]): Write[][] {
  const transactions: Write[][] = []
  let [writesLeft, bytesLeft] = [0, 0]
  for (const { writes, bytes } of documents) {
    writesLeft -= writes.length
    bytesLeft -= bytes
    if (writesLeft >= 0 && bytesLeft >= 0) {
      transactions.at(-1)?.push(...writes)
      continue
    }
    transactions.push([...writes])
    writesLeft = MAX_TRANSACTION_WRITES - writes.length
    bytesLeft = MAX_TRANSACTION_BYTES - bytes
  }
  return transactions
}

/** Writes documents in concurrent transactions, so that the table may combine them. No transaction runs on after this resolves or rejects. */
export async function writeWhole(table: Table, documents: readonly DocumentWrites[]): Promise<void> {
  for (const batch of batchesOf(packWrites(documents), TRANSACTION_CONCURRENCY)) {
    const outcomes = await Promise.allSettled(batch.map((writes) => table.transact(writes)))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }
}
