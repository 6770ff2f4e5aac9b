import { groups } from '#contract/groups/groups.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { untilWritten } from '#ports/until-written.ts'
import { findWithRight } from './group/find-with-right.ts'
import { saveGroupChange } from './group/group-list.ts'
import { membershipOf } from './group/membership.ts'
import { type GroupRole, roleOf } from './group/policy.ts'
import { type FindPerson, presentGroup } from './group/present.ts'
import type { StoredGroup } from './group/stored-group.ts'

interface EndContext extends Pick<Context<typeof groups.delete, 'table' | 'clock' | 'ids'>, 'actor' | 'ports' | 'originatedIp'> {
  readonly fail: (code: 'feature-off' | 'forbidden' | 'group-not-found', about?: string) => never
}

/** Changes a group where somebody has a right, by what `change` makes of it, until it is written. */
async function changeWithRight(
  groupId: string,
  right: 'edit' | 'leave' | 'hand-over',
  context: EndContext,
  change: (group: StoredGroup, find: FindPerson) => StoredGroup,
): Promise<{ readonly after: StoredGroup; readonly role: GroupRole; readonly find: FindPerson }> {
  const { actor, ports, fail, originatedIp } = context
  const owner = membershipOf(actor, fail)
  return untilWritten(async () => {
    const { group, find } = await findWithRight(owner, groupId, right, context)
    const changed = {
      ...change(group, find),
      changed: ports.clock.now().toISOString(),
      changedBy: actor.userId,
      version: group.version + 1,
    }
    const changer = { userId: actor.userId, originatedIp }
    if (!(await saveGroupChange(ports, owner, { before: group, after: changed }, changer))) return undefined
    return { after: changed, role: roleOf(actor, changed), find }
  })
}

export const deleteGroup = useCase(groups.delete, ['table', 'clock', 'ids'], async ({ id }, context) => {
  await changeWithRight(id, 'edit', context, (group) => ({
    ...group,
    name: '',
    longDesc: '',
    members: [],
    documentCount: 0,
    deleted: true,
  }))
  return {}
})

export const leaveGroup = useCase(groups.leave, ['table', 'clock', 'ids'], async ({ groupId }, context) => {
  const { userId } = context.actor
  await changeWithRight(groupId, 'leave', context, (group) => ({
    ...group,
    members: group.members.filter((member) => member !== userId),
  }))
  return {}
})

export const handOverGroup = useCase(groups.handOver, ['table', 'clock', 'ids'], async ({ groupId, userId }, context) => {
  const { after, role, find } = await changeWithRight(groupId, 'hand-over', context, (group, find) => {
    if (!group.members.includes(userId) || !find(userId)) return context.fail('not-a-member', 'userId')
    const members = [...group.members.filter((member) => member !== userId), group.createdBy].sort()
    return { ...group, createdBy: userId, members }
  })
  return presentGroup(after, role, find)
})
