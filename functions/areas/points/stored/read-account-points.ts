import type { Table } from '#ports/table.ts'
import { AccountPoints } from './account-points.ts'
import { type PointsHead, readChanged, readHead } from './changes.ts'
import { findCopy, readCopy } from './copies.ts'
import { listPointsOf } from './store.ts'
import type { PointOwner } from './stored-point.ts'

type Reader = Pick<Table, 'get' | 'getMany' | 'query'>

/** Points of all accounts in the memory of a process. */
const MAX_POINTS = 300_000

/** All points of an account, in memory. */
export interface ReadPoints {
  readonly points: AccountPoints
  /** the last change that it knows */
  readonly head: PointsHead
  /** the change after which the stored copy was made that it was read from; 0 where there was none */
  readonly copied: number
}

/** Points by account; the last one is the one used last. The table that they are of goes with its process, or with its test. */
const readOf = new WeakMap<object, Map<string, Promise<ReadPoints>>>()

/**
 * Reads all points of an account as they are now. A process keeps them in memory and asks the table what has changed since, which
 * is one small item: so a list of 100,000 points is read from the table once. The first time they are read from their copy, with
 * what changed since.
 */
export async function readAllPoints(table: Reader, owner: PointOwner): Promise<ReadPoints> {
  const all = readOf.get(table) ?? new Map<string, Promise<ReadPoints>>()
  readOf.set(table, all)
  const name = `${owner.tenant} ${owner.accountId}`
  const former = all.get(name)
  // One after the other: the second of two requests finds what the first one read.
  const next = former ? former.then((read) => refresh(table, owner, read)) : load(table, owner)
  all.delete(name)
  all.set(name, next)
  try {
    const read = await next
    await dropOldest(all, name)
    return read
  } catch (error) {
    if (all.get(name) === next) all.delete(name)
    throw error
  }
}

export const readAccountPoints = async (table: Reader, owner: PointOwner): Promise<AccountPoints> =>
  (await readAllPoints(table, owner)).points

async function load(table: Reader, owner: PointOwner): Promise<ReadPoints> {
  const copied = await loadCopy(table, owner)
  if (copied) return copied
  const head = await readHead(table, owner)
  return { head, points: new AccountPoints(await listPointsOf(table, owner)), copied: 0 }
}

async function loadCopy(table: Reader, owner: PointOwner): Promise<ReadPoints | undefined> {
  const copy = await findCopy(table, owner)
  if (!copy) return undefined
  const head = await readHead(table, owner)
  const changed = await readChanged(table, owner, { after: copy, upTo: head })
  const points = changed && (await readCopy(table, owner, copy))
  if (!points) return undefined
  const all = new AccountPoints(points)
  for (const point of changed) all.put(point)
  return { head, points: all, copied: copy.seq }
}

async function refresh(table: Reader, owner: PointOwner, read: ReadPoints): Promise<ReadPoints> {
  const head = await readHead(table, owner)
  const changed = await readChanged(table, owner, { after: read.head, upTo: head })
  if (!changed) return load(table, owner)
  for (const point of changed) read.points.put(point)
  return { ...read, head }
}

async function dropOldest(all: Map<string, Promise<ReadPoints>>, kept: string): Promise<void> {
  let count = 0
  const names = [...all.keys()].reverse()
  for (const name of names) {
    const read = await all.get(name)?.catch(() => undefined)
    count += read?.points.size ?? 0
    if (count > MAX_POINTS && name !== kept) all.delete(name)
  }
}
