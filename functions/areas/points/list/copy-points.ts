import { refreshSnapshot } from '#functions/lists/refresh-snapshot.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { pointList } from './point-list.ts'

/** Stores a snapshot of all points of an account, from which processes read them. */
export function copyPoints({ table, clock }: Pick<Ports, 'table' | 'clock'>): JobHandler<'copy-points'> {
  return ({ tenant, payload }) => refreshSnapshot(table, pointList, { tenant, accountId: payload.accountId }, clock.now())
}
