import { isSnapshotWanted } from '#functions/lists/refresh-snapshot.ts'
import { JobsUnavailable } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { PointOwner } from '../store/stored-point.ts'
import type { AccountPoints } from './point-list.ts'
import { readAllPoints } from './read-account-points.ts'

/** Reads all points of an account, and asks for a snapshot of them where the next process would have to read many one by one. */
export async function readListedPoints(
  { table, jobs }: Pick<Ports, 'table' | 'jobs'>,
  owner: PointOwner,
): Promise<AccountPoints> {
  const read = await readAllPoints(table, owner)
  if (isSnapshotWanted(read)) {
    const { seq, change } = read.head
    const { tenant, accountId } = owner
    const id = `copy-points ${tenant} ${accountId} ${seq} ${change}`
    await jobs.send({ id, name: 'copy-points', tenant, payload: { accountId } }).catch((error: unknown) => {
      // The list is right without a snapshot.
      if (!(error instanceof JobsUnavailable)) throw error
    })
  }
  return read.list
}
