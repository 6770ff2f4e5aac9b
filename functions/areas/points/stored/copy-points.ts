import * as z from 'zod/mini'
import { POINT_STATUSES } from '#contract/points/point-schemas.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { readChanged } from './changes.ts'
import { findCopy, isCopyDue, saveCopy } from './copies.ts'
import { readAllPoints } from './read-account-points.ts'

const Payload = z.strictObject({ accountId: z.string() })

/** Stores a copy of all points of an account, from which processes read them; one that is new enough stays. */
export function copyPoints({ table, clock }: Pick<Ports, 'table' | 'clock'>): JobHandler {
  return async ({ tenant, payload }) => {
    const owner = { tenant, accountId: Payload.parse(payload).accountId }
    const former = await findCopy(table, owner)
    const { points, head } = await readAllPoints(table, owner)
    const isRead = former && (await readChanged(table, owner, { after: former, upTo: head }))
    if (isRead && !isCopyDue(head, former.seq)) return
    const all = POINT_STATUSES.flatMap((status) => points.ordered(status, 'createdDate'))
    await saveCopy(table, owner, { points: all, head, former, now: clock.now() })
  }
}
