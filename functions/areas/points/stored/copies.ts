import { randomUUID } from 'node:crypto'
import { batchesOf } from '#async/batches.ts'
import { ConditionFailed, type Key, type Table } from '#ports/table.ts'
import type { PointsHead } from './changes.ts'
import { packPoints, unpackPoints } from './pack-points.ts'
import type { PointOwner, StoredPoint } from './stored-point.ts'

/** A copy that nobody made anew is gone after it, with the parts of one that was never finished. */
const COPY_LIFETIME_S = 30 * 86_400
/** Rises with the shape of stored points: copies of another shape are left alone, and expire. */
const SHAPE = '1'
/** changes after which a copy is made anew; fewer than are followed */
const COPY_STEP = 100
/** points of a part at most */
const PART_SIZE = 2000
/** characters; a part is an item of the table with its key */
const MAX_PART_LENGTH = 380_000
/** parts that are read in one call, which answers with 16 MB at most */
const READ_BATCH_SIZE = 16

/** The stored copy of all points of an account: as they were after a change, or later. */
export interface PointsCopy extends PointsHead {
  readonly id: string
  readonly parts: number
}

const copyKey = ({ tenant, accountId }: PointOwner): Key => ({ pk: `${tenant}#point-copies#${accountId}`, sk: SHAPE })
// Each part has a partition of its own, as all are read at the same time.
const partKey = ({ tenant, accountId }: PointOwner, id: string, part: number): Key => ({
  pk: `${tenant}#point-copy-parts#${accountId}#${part}`,
  sk: id,
})
const partsOf = (owner: PointOwner, { id, parts }: PointsCopy): Key[] =>
  Array.from({ length: parts }, (_, part) => partKey(owner, id, part))

/** Tells whether a copy is to be made; `copied` is the change after which the present one was made, 0 where there is none. */
export const isCopyDue = ({ seq }: PointsHead, copied: number): boolean => copied === 0 || seq - copied >= COPY_STEP

export async function findCopy(table: Pick<Table, 'get'>, owner: PointOwner): Promise<PointsCopy | undefined> {
  return (await table.get(copyKey(owner))) as PointsCopy | undefined
}

/** Reads the points of a copy; undefined where another one took its place meanwhile. */
export async function readCopy(
  table: Pick<Table, 'getMany'>,
  owner: PointOwner,
  copy: PointsCopy,
): Promise<StoredPoint[] | undefined> {
  const batches = [...batchesOf(partsOf(owner, copy), READ_BATCH_SIZE)]
  const parts = (await Promise.all(batches.map((some) => table.getMany(some)))).flat()
  const points: StoredPoint[] = []
  for (const part of parts) {
    if (!part) return undefined
    for (const point of await unpackPoints(part.points as string)) points.push(point)
  }
  return points
}

/** Packs points into parts that each fit an item. */
async function* packedParts(points: readonly StoredPoint[]): AsyncGenerator<string> {
  for (const some of batchesOf(points, PART_SIZE)) {
    const packed = await packPoints(some)
    if (packed.length <= MAX_PART_LENGTH) yield packed
    else for (const half of batchesOf(some, Math.ceil(some.length / 2))) yield* packedParts(half)
  }
}

/**
 * Stores a copy of all points of an account, as they are after a change, in the place of a former one. Its parts count once it
 * names them; what a killed process leaves of them expires.
 */
export async function saveCopy(
  table: Pick<Table, 'put' | 'delete'>,
  owner: PointOwner,
  {
    points,
    head,
    former,
    now,
  }: {
    readonly points: readonly StoredPoint[]
    readonly head: PointsHead
    readonly former: PointsCopy | undefined
    readonly now: Date
  },
): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + COPY_LIFETIME_S
  const copy = { id: randomUUID(), ...head, parts: 0 }
  for await (const packed of packedParts(points))
    await table.put({ ...partKey(owner, copy.id, copy.parts++), points: packed, expiresAt })
  let old = former
  try {
    const condition = former ? { attribute: 'id', equals: former.id } : { exists: false }
    await table.put({ ...copyKey(owner), ...copy, expiresAt }, condition)
  } catch (error) {
    // Another process made one meanwhile.
    if (!(error instanceof ConditionFailed)) throw error
    old = copy
  }
  if (old) for (const key of partsOf(owner, old)) await table.delete(key)
}
