import type { Write } from '#ports/table.ts'

const WRITES_AT_ONCE = 100
/** Of items as JSON, below what the table takes: an item may be stored in the shape of the release before. */
const BYTES_AT_ONCE = 3_500_000

/** What is written at once for one document. */
export interface Portion {
  readonly writes: readonly Write[]
  /** of all items as they will be */
  readonly bytes: number
}

const bytesOf = (item: object | undefined) => (item ? Buffer.byteLength(JSON.stringify(item)) : 0)

/** An item that is updated is stored anew as a whole. */
export function portionOf(writes: readonly Write[], updated?: object): Portion {
  return { writes, bytes: writes.reduce((sum, write) => sum + ('put' in write ? bytesOf(write.put) : 0), bytesOf(updated)) }
}

/** Documents in as few transactions as hold them, none torn apart. */
export function packWrites(documents: readonly Portion[]): Write[][] {
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
    writesLeft = WRITES_AT_ONCE - writes.length
    bytesLeft = BYTES_AT_ONCE - bytes
  }
  return transactions
}
