import { randomUUID } from 'node:crypto'
import { batchesOf } from '#async/batches.ts'
import { ConditionFailed, type Key, type Table } from '#ports/table.ts'
import type { ListHead } from './change-log.ts'
import { packRows, unpackRows } from './pack-rows.ts'
import type { SnapshotKeys } from './stored-list.ts'

/** A snapshot that nobody made anew is gone after it, with the parts of another that was never finished. */
const SNAPSHOT_LIFETIME_S = 30 * 86_400
/** changes after which a snapshot is made anew; fewer than are followed */
const SNAPSHOT_STEP = 100
/** rows of a part at most */
const PART_SIZE = 2000
/** characters; a part is an item of the table with its key */
const MAX_PART_LENGTH = 380_000
/** parts that are read in one call, which answers with 16 MB at most */
const READ_BATCH_SIZE = 16

/** The stored snapshot of all rows of a list: as they were after a change, or later. */
export interface ListSnapshot extends ListHead {
  readonly id: string
  readonly parts: number
}

const partsOf = <Owner>({ part: keyOf }: SnapshotKeys<Owner>, owner: Owner, { id, parts }: ListSnapshot): Key[] =>
  Array.from({ length: parts }, (_, part) => keyOf(owner, id, part))

/** Tells whether a snapshot is to be made; `stored` is the change after which the present one was made, 0 where there is none. */
export const isSnapshotDue = ({ seq }: ListHead, stored: number): boolean => stored === 0 || seq - stored >= SNAPSHOT_STEP

export async function findListSnapshot(table: Pick<Table, 'get'>, key: Key): Promise<ListSnapshot | undefined> {
  return (await table.get(key)) as ListSnapshot | undefined
}

/** Reads the rows of a snapshot; undefined where another snapshot took its place meanwhile. */
export async function readListSnapshot<Row, Owner>(
  table: Pick<Table, 'getMany'>,
  keys: SnapshotKeys<Owner>,
  owner: Owner,
  snapshot: ListSnapshot,
): Promise<Row[] | undefined> {
  const batches = [...batchesOf(partsOf(keys, owner, snapshot), READ_BATCH_SIZE)]
  const parts = (await Promise.all(batches.map((some) => table.getMany(some)))).flat()
  const rows: Row[] = []
  for (const part of parts) {
    if (!part) return undefined
    // The attribute is called as by the release in which points alone had snapshots.
    for (const row of await unpackRows<Row>(part.points as string)) rows.push(row)
  }
  return rows
}

/** Packs rows into parts that each fit an item. */
async function* packedParts<Row extends object>(rows: readonly Row[]): AsyncGenerator<string> {
  for (const some of batchesOf(rows, PART_SIZE)) {
    const packed = await packRows(some)
    if (packed.length <= MAX_PART_LENGTH) yield packed
    else for (const half of batchesOf(some, Math.ceil(some.length / 2))) yield* packedParts(half)
  }
}

interface NewSnapshot<Row> {
  readonly rows: readonly Row[]
  readonly head: ListHead
  readonly former: ListSnapshot | undefined
  readonly now: Date
}

/**
 * Stores a snapshot of all rows of a list, as they are after a change, in the place of a former one. Its parts count once it names
 * them; what a killed process leaves of them expires.
 */
export async function saveListSnapshot<Row extends object, Owner>(
  table: Pick<Table, 'put' | 'delete'>,
  keys: SnapshotKeys<Owner>,
  owner: Owner,
  { rows, head, former, now }: NewSnapshot<Row>,
): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + SNAPSHOT_LIFETIME_S
  const snapshot = { id: randomUUID(), ...head, parts: 0 }
  for await (const packed of packedParts(rows))
    await table.put({ ...keys.part(owner, snapshot.id, snapshot.parts++), points: packed, expiresAt })
  let old = former
  try {
    const condition = former ? { attribute: 'id', equals: former.id } : { exists: false }
    await table.put({ ...keys.snapshot(owner), ...snapshot, expiresAt }, condition)
  } catch (error) {
    // Another process made its own meanwhile.
    if (!(error instanceof ConditionFailed)) throw error
    old = snapshot
  }
  if (old) for (const key of partsOf(keys, owner, old)) await table.delete(key)
}
