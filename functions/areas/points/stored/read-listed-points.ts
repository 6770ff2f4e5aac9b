import { JobsUnavailable } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { AccountPoints } from './account-points.ts'
import { isCopyDue } from './copies.ts'
import { readAllPoints } from './read-account-points.ts'
import type { PointOwner } from './stored-point.ts'

/** Points of an account of which a copy is kept; fewer are read as fast without one. */
const MIN_COPIED = 2000

/** The change after which a copy was last asked for. */
const askedAt = new WeakMap<AccountPoints, number>()

/** Reads all points of an account, and asks for a copy of them where the next process would have to read many one by one. */
export async function readListedPoints(
  { table, jobs }: Pick<Ports, 'table' | 'jobs'>,
  owner: PointOwner,
): Promise<AccountPoints> {
  const { points, head, copied } = await readAllPoints(table, owner)
  if (points.size >= MIN_COPIED && isCopyDue(head, Math.max(copied, askedAt.get(points) ?? 0))) {
    askedAt.set(points, head.seq)
    const { tenant, accountId } = owner
    const id = `copy-points ${tenant} ${accountId} ${head.seq} ${head.change}`
    await jobs.send({ id, name: 'copy-points', tenant, payload: { accountId } }).catch((error: unknown) => {
      // The list is right without a copy.
      if (!(error instanceof JobsUnavailable)) throw error
    })
  }
  return points
}
