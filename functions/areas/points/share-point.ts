import type { CodeOf, InputOf } from '#contract/endpoint/endpoint.ts'
import type { SHARE_FAILURES } from '#contract/groups/share-answer.ts'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { pointSharing } from '#contract/points/point-sharing.ts'
import { points } from '#contract/points/points.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import type { NewAudit } from '#functions/audits/audit.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { countAllowed } from '#people/allowances.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { untilWritten } from '#ports/until-written.ts'
import { savePoints } from './list/save-points.ts'
import type { PointRecipient } from './mails/notify-shared.ts'
import { findVisiblePoint, type VisiblePoint, viewOf } from './rights/load-point-access.ts'
import { presentPoint } from './rights/present.ts'
import { findPlaceOf } from './store/points-store.ts'
import type { PointOwner, StoredPoint } from './store/stored-point.ts'

const PORTS = ['table', 'clock', 'ids', 'jobs'] as const
interface ShareContext
  extends Pick<Context<typeof points.markShared, (typeof PORTS)[number]>, 'actor' | 'tenant' | 'ports' | 'originatedIp'> {
  readonly fail: (code: CodeOf<typeof points.markShared>, about?: string) => never
}
type Asked = InputOf<typeof pointSharing.share>['items'][number]
type ShareFailure = (typeof SHARE_FAILURES)[number]

/** Finds a point that somebody may share at this moment. */
async function findShareable(id: string, context: ShareContext): Promise<VisiblePoint> {
  const visible = await findVisiblePoint(id, context)
  if (visible.point.status === 'inactive') context.fail('point-inactive', 'compassPointID')
  if (!visible.view.rights.share) context.fail('forbidden')
  return visible
}

const present = async ({ actor, ports: { table } }: ShareContext, { owner, settings, view }: VisiblePoint, point: StoredPoint) =>
  presentPoint(point, viewOf(actor, point, settings, view.document), await findPlaceOf(table, owner, point))

/** Marks a point as shared, together with the audit of who gets its link. */
async function mark(id: string, context: ShareContext, audit?: NewAudit): Promise<CompassPoint> {
  const { ports, tenant } = context
  return untilWritten(async () => {
    const visible = await findShareable(id, context)
    const { point: before, owner } = visible
    const after: StoredPoint = { ...before, shared: true, version: before.version + 1, write: ports.ids.next() }
    if (before.shared && audit) await appendAudit(ports, tenant, audit)
    if (!before.shared) {
      const lost = await savePoints(ports, owner, [{ before, after }], audit)
      if (lost.size > 0) return undefined
    }
    return present(context, visible, before.shared ? before : after)
  })
}

export const markPointShared = useCase(points.markShared, PORTS, ({ compassPointID }, context) => mark(compassPointID, context))

/** Finds to whom an item sends a link, or why it cannot. */
async function findTarget(
  owner: PointOwner,
  { sharedWithGroupID: groupId, sharedWithUserID: userId }: Asked,
  { actor, ports: { table } }: ShareContext,
): Promise<PointRecipient | ShareFailure> {
  if (groupId !== undefined) {
    // Loaded here alone: every other call of points starts without groups.
    const { listPeopleOfGroup } = await import('#functions/areas/groups/sharing/list-people-of-group.ts')
    return (await listPeopleOfGroup(table, owner, actor, groupId)) ? { groupId } : 'group-not-found'
  }
  if (userId === actor.userId) return 'oneself'
  const person = userId === undefined ? undefined : (await readPeopleOf(table, owner))(userId)
  return person ? { userId: person.userId } : 'person-not-found'
}

/** Names of targets in an audit. */
const namesOf = (targets: readonly PointRecipient[], kind: keyof PointRecipient) =>
  targets.flatMap((one) => one[kind] ?? []).join(' ')

/** Shares the link of a point; of an item that fails the others are not kept waiting. */
export const sharePoint = useCase(pointSharing.share, PORTS, async ({ compassPointID, items, message }, context) => {
  const { actor, ports, allow, originatedIp } = context
  const visible = await findShareable(compassPointID, context)
  const { owner, point } = visible
  allow(await countAllowed(ports, actor, 'share', items.length))
  const groups = items.filter(({ sharedWithGroupID }) => sharedWithGroupID !== undefined).length
  // Everybody in a group gets a mail.
  if (groups > 0) allow(await countAllowed(ports, actor, 'group-mail', groups))
  const found: (PointRecipient | ShareFailure)[] = []
  for (const item of items) found.push(await findTarget(owner, item, context))
  const targets = found.filter((one) => typeof one === 'object')
  const failed = found.flatMap((code, index) => (typeof code === 'string' ? [{ index, code }] : []))
  const answer = { message: 'shareComfirmMsg' as const, shared: targets.length, failed }
  if (targets.length === 0) return { ...answer, point: await present(context, visible, point) }
  const [to, group] = [namesOf(targets, 'userId'), namesOf(targets, 'groupId')]
  const data = { message: point.id, ...(to && { to }), ...(group && { group }), remoteAddress: originatedIp }
  const audit = { principal: actor.userId, type: 'POINT_SHARED', data } as const
  const marked = await mark(compassPointID, context, audit)
  const { sendShared } = await import('./mails/notify-shared.ts')
  await sendShared(ports.jobs, { owner, id: point.id, by: actor, now: ports.clock.now(), message }, targets)
  return { ...answer, point: marked }
})
