import { isDeepStrictEqual } from 'node:util'
import { batchesOf } from '#async/batches.ts'
import { ConditionFailed, type Item, type Json, type Key, type Table, type Write } from '#ports/table.ts'

/** Numbers of items that a run of the operator's command added, changed or left as they were. */
export interface SaveCounts {
  added: number
  changed: number
  unchanged: number
}

interface ItemToSave {
  readonly key: Key
  /** the operator's part of the item */
  readonly value: object
  /** the person's part of a new item */
  readonly own?: object
}

const itemOf = ({ key, value, own }: ItemToSave): Item => ({ ...key, value, own }) as unknown as Item

/** Adds absent items and, with `overwrite`, changes existing ones. Each batch is one transaction: a killed run keeps the batches that are done. */
export async function saveItems(
  table: Table,
  wanted: readonly ItemToSave[],
  overwrite: boolean,
  batchSize: number,
): Promise<SaveCounts> {
  const all: SaveCounts = { added: 0, changed: 0, unchanged: 0 }
  for (const batch of batchesOf(wanted, batchSize)) {
    const some = await saveBatch(table, batch, overwrite)
    for (const what of ['added', 'changed', 'unchanged'] as const) all[what] += some[what]
  }
  return all
}

async function saveBatch(table: Table, wanted: readonly ItemToSave[], overwrite: boolean): Promise<SaveCounts> {
  const stored = await table.getMany(wanted.map(({ key }) => key))
  const saved: SaveCounts = { added: 0, changed: 0, unchanged: 0 }
  const writes = wanted.flatMap((one, at): Write[] => {
    const item = stored[at]
    const value = { ...(item?.value as object | undefined), ...one.value } as unknown as Json
    const what = !item ? 'added' : overwrite && !isDeepStrictEqual(value, item.value) ? 'changed' : 'unchanged'
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
    // Another run added one of the items meanwhile.
    return saveBatch(table, wanted, overwrite)
  }
}
