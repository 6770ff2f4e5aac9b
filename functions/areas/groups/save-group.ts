import { groups } from '#contract/groups/groups.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { addLeftOut, prepareChange } from './group/change-group.ts'
import { saveGroupChange } from './group/group-list.ts'
import { membershipOf } from './group/membership.ts'
import { presentGroup } from './group/present.ts'
import { sendAdded } from './group/send-added.ts'

export const saveGroup = useCase(groups.save, ['table', 'clock', 'ids', 'jobs'], async ({ accountID, ...asked }, context) => {
  const { actor, ports, fail, originatedIp } = context
  const owner = membershipOf(actor, fail, accountID)
  const empty = {
    id: ports.ids.next(),
    name: '',
    longDesc: '',
    createdBy: actor.userId,
    members: [],
    documentCount: 0,
    changed: '',
    changedBy: '',
    version: 0,
  }
  const { after, documents, leftOut } = await prepareChange(empty, asked, 'creator', owner, context)
  await saveGroupChange(ports, owner, { after, ...(documents && { documents }) }, { userId: actor.userId, originatedIp })
  await sendAdded(ports.jobs, owner, { before: [], after, by: actor.userId })
  return { ...presentGroup(after, 'creator', await readPeopleOf(ports.table, owner)), ...addLeftOut(leftOut) }
})
