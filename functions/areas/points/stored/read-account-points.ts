import type { Table } from '#ports/table.ts'
import { AccountPoints } from './account-points.ts'
import { listPointsOf, readChanged, readHead } from './store.ts'
import type { PointOwner } from './stored-point.ts'

type Reader = Pick<Table, 'get' | 'getMany' | 'query'>

/** Points of all accounts in the memory of a process. */
const MAX_POINTS = 300_000

interface Copy {
  readonly points: AccountPoints
  /** the number of changes that it knows */
  head: number
}

/** Copies by account; the last one is the one used last. The table that they are of goes with its process, or with its test. */
const copiesOf = new WeakMap<object, Map<string, Promise<Copy>>>()

/**
 * Reads all points of an account as they are now. A process keeps them in memory and asks the table what has changed since, which
 * is one small item: so a list of 100,000 points is read from the table once.
 */
export async function readAccountPoints(table: Reader, owner: PointOwner): Promise<AccountPoints> {
  const copies = copiesOf.get(table) ?? new Map<string, Promise<Copy>>()
  copiesOf.set(table, copies)
  const name = `${owner.tenant} ${owner.accountId}`
  const former = copies.get(name)
  // One after the other: the second of two requests finds what the first one read.
  const next = former ? former.then((copy) => refresh(table, owner, copy)) : load(table, owner)
  copies.delete(name)
  copies.set(name, next)
  try {
    const { points } = await next
    await dropOldest(copies, name)
    return points
  } catch (error) {
    if (copies.get(name) === next) copies.delete(name)
    throw error
  }
}

async function load(table: Reader, owner: PointOwner): Promise<Copy> {
  const head = await readHead(table, owner)
  return { head, points: new AccountPoints(await listPointsOf(table, owner)) }
}

async function refresh(table: Reader, owner: PointOwner, copy: Copy): Promise<Copy> {
  const head = await readHead(table, owner)
  if (head === copy.head) return copy
  const changed = head > copy.head ? await readChanged(table, owner, { after: copy.head, upTo: head }) : undefined
  if (!changed) return load(table, owner)
  for (const point of changed) copy.points.put(point)
  copy.head = head
  return copy
}

async function dropOldest(copies: Map<string, Promise<Copy>>, kept: string): Promise<void> {
  let count = 0
  const names = [...copies.keys()].reverse()
  for (const name of names) {
    const copy = await copies.get(name)?.catch(() => undefined)
    count += copy?.points.size ?? 0
    if (count > MAX_POINTS && name !== kept) copies.delete(name)
  }
}
