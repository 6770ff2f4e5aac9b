import { isDeepStrictEqual } from 'node:util'
import { batchesOf } from '#async/batches.ts'
import { ConditionFailed, type Item, type Json, type Key, type Table, type Write } from '#ports/table.ts'

/** What a run of the operator's did, or found done. */
export interface Saved {
  added: number
  changed: number
  unchanged: number
}

interface Wanted {
  readonly key: Key
  /** the operator's part of the item */
  readonly value: object
  /** what an item that is new begins with */
  readonly own?: object
}

const itemOf = ({ key, value, own }: Wanted): Item => ({ ...key, value, own }) as unknown as Item

/** Adds what is absent and, `over`, changes what is there, so many in a transaction; what is done stays done when it is killed. */
export async function saveItems(table: Table, wanted: readonly Wanted[], over: boolean, batchSize: number): Promise<Saved> {
  const all: Saved = { added: 0, changed: 0, unchanged: 0 }
  for (const batch of batchesOf(wanted, batchSize)) {
    const some = await saveAtOnce(table, batch, over)
    for (const what of ['added', 'changed', 'unchanged'] as const) all[what] += some[what]
  }
  return all
}

async function saveAtOnce(table: Table, wanted: readonly Wanted[], over: boolean): Promise<Saved> {
  const there = await table.getMany(wanted.map(({ key }) => key))
  const saved: Saved = { added: 0, changed: 0, unchanged: 0 }
  const writes = wanted.flatMap((one, at): Write[] => {
    const stored = there[at]
    const value = { ...(stored?.value as object | undefined), ...one.value } as unknown as Json
    const what = !stored ? 'added' : over && !isDeepStrictEqual(value, stored.value) ? 'changed' : 'unchanged'
    saved[what] += 1
    if (what === 'unchanged') return []
    return [
      what === 'added' ? { put: itemOf(one), condition: { exists: false } } : { update: one.key, change: { set: { value } } },
    ]
  })
  try {
    await table.transact(writes)
    return saved
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    // Somebody else added one of them meanwhile.
    return saveAtOnce(table, wanted, over)
  }
}
