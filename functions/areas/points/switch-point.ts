import { points } from '#contract/points/points.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { untilWritten } from '#ports/until-written.ts'
import { savePoints } from './list/save-points.ts'
import { sendChanged } from './proposals/carry-changed.ts'
import { findVisiblePoint, type VisiblePoint, viewOf } from './rights/load-point-access.ts'
import { presentPoint } from './rights/present.ts'
import { auditOf, authorName } from './store/make-change.ts'
import { findPlaceOf } from './store/points-store.ts'
import type { StoredPoint } from './store/stored-point.ts'

type SwitchContext = Context<typeof points.deactivate, 'table' | 'clock' | 'ids' | 'jobs'>

interface PresentContext extends Pick<SwitchContext, 'actor'> {
  readonly ports: Pick<SwitchContext['ports'], 'table'>
}

const presentSeen = async ({ actor, ports }: PresentContext, seen: VisiblePoint, point: StoredPoint) =>
  presentPoint(point, viewOf(actor, point, seen.settings, seen.view.document), await findPlaceOf(ports.table, seen.owner, point))

async function switchPoint(id: string, to: StoredPoint['status'], context: SwitchContext) {
  const { actor, ports, fail } = context
  return untilWritten(async () => {
    const seen = await findVisiblePoint(id, context)
    const { point: before, owner, view } = seen
    // Whoever may do the one may do the other, and what is done already is no change.
    if (!view.rights.deactivate && !view.rights.reactivate) fail('forbidden')
    if (before.status === to) {
      await sendChanged(ports, owner, [before])
      return presentSeen(context, seen, before)
    }
    const now = ports.clock.now().toISOString()
    const { deactivated: _, deactivatedBy: _b, deactivatedByEmail: _e, ...rest } = before
    const marks = { deactivated: now, deactivatedBy: authorName(actor), deactivatedByEmail: actor.email }
    const after: StoredPoint = {
      ...rest,
      ...(to === 'inactive' && marks),
      status: to,
      modified: now,
      modifiedBy: authorName(actor),
      version: before.version + 1,
      write: ports.ids.next(),
    }
    const audit = auditOf(to === 'inactive' ? 'DEACTIVATE' : 'ACTIVATE', authorName(actor), { before, after })
    if ((await savePoints(ports, owner, [{ before, after, audit }])).size > 0) return undefined
    await sendChanged(ports, owner, [after])
    return presentSeen(context, seen, after)
  })
}

export const deactivatePoint = useCase(points.deactivate, ['table', 'clock', 'ids', 'jobs'], ({ id }, context) =>
  switchPoint(id, 'inactive', context),
)
export const activatePoint = useCase(points.activate, ['table', 'clock', 'ids', 'jobs'], ({ id }, context) =>
  switchPoint(id, 'active', context),
)
