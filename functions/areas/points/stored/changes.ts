import { randomUUID } from 'node:crypto'
import { batchesOf } from '#async/batches.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'
import { readPoints } from './store.ts'
import type { PointOwner, StoredPoint } from './stored-point.ts'

/** Time for which the item of a change is read for what followed it; then a copy of the points is made anew. */
const CHANGE_LIFETIME_S = 30 * 86_400
/** changes that are followed at most; after more of them all points are read */
const MAX_FOLLOWED = 500
const READ_BATCH_SIZE = 100

const headKey = ({ tenant, accountId }: PointOwner): Key => ({ pk: `${tenant}#points-head#${accountId}`, sk: 'head' })
const changeKey = ({ tenant, accountId }: PointOwner, seq: number): Key => ({
  pk: `${tenant}#point-changes#${accountId}`,
  sk: String(seq).padStart(12, '0'),
})

/** The last change of an account's points. */
export interface PointsHead {
  /** number of the change, from 1; 0 where there was none */
  readonly seq: number
  /** tells it from another one of its number, as there is after a backup was brought back */
  readonly change: string
}

/** Reads the last change of an account's points so far. */
export async function readHead(table: Pick<Table, 'get'>, owner: PointOwner): Promise<PointsHead> {
  const item = await table.get(headKey(owner))
  return { seq: Number(item?.seq ?? 0), change: String(item?.change ?? '') }
}

/** Reads the points of the changes that follow one, up to another; undefined where they are too many, or not known to follow it. */
export async function readChanged(
  table: Pick<Table, 'getMany'>,
  owner: PointOwner,
  { after, upTo }: { readonly after: PointsHead; readonly upTo: PointsHead },
): Promise<StoredPoint[] | undefined> {
  const count = upTo.seq - after.seq
  if (count === 0) return upTo.change === after.change ? [] : undefined
  if (count < 0 || count > MAX_FOLLOWED) return undefined
  const keys = Array.from({ length: count }, (_, at) => changeKey(owner, after.seq + at + 1))
  const batches = await Promise.all([...batchesOf(keys, READ_BATCH_SIZE)].map((some) => table.getMany(some)))
  const changes: (Item | undefined)[] = batches.flat()
  if ((changes[0]?.after ?? '') !== after.change) return undefined
  const ids = new Set<string>()
  for (const change of changes) {
    if (!change) return undefined
    for (const id of change.ids as string[]) ids.add(id)
  }
  return readPoints(table, owner, [...ids])
}

/** Writes that make a change the last one, after `head`. */
export function writesOfHead(owner: PointOwner, { seq, change }: PointsHead, ids: readonly string[], now: Date): Write[] {
  const expiresAt = Math.floor(now.getTime() / 1000) + CHANGE_LIFETIME_S
  return [
    {
      put: { ...headKey(owner), seq: seq + 1, change: randomUUID() },
      condition: seq === 0 ? { exists: false } : { attribute: 'seq', equals: seq },
    },
    { put: { ...changeKey(owner, seq + 1), ids, after: change, expiresAt } },
  ]
}
