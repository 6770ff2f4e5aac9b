import { groups } from '#contract/groups/groups.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { sendNoted } from '#ports/noted-jobs.ts'
import { addedJobs } from './group/added-jobs.ts'
import { addLeftOut, prepareChange } from './group/change-group.ts'
import { findGroup, saveGroupChange } from './group/group-list.ts'
import { membershipOf } from './group/membership.ts'
import { roleOf, seesGroup } from './group/policy.ts'
import { presentGroup } from './group/present.ts'

const ID_LENGTH = 26

/** Id of the group that somebody makes by a name of their own, which is nobody else's by the same one. */
const idOfCreation = (facts: readonly string[]) => shortHash(JSON.stringify(facts), ID_LENGTH)

export const saveGroup = useCase(
  groups.save,
  ['table', 'clock', 'ids', 'jobs'],
  async ({ accountID, creationId, ...asked }, context) => {
    const { actor, ports, fail, originatedIp } = context
    const owner = membershipOf(actor, fail, accountID)
    const facts = [owner.tenant, owner.accountId, actor.userId]
    const empty = {
      id: creationId === undefined ? ports.ids.next() : idOfCreation([...facts, creationId]),
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
    const change = { after, ...(documents && { documents }) }
    const jobs = addedJobs(owner, change, actor.userId)
    const isSaved = await saveGroupChange(ports, owner, change, { userId: actor.userId, originatedIp }, jobs)
    if (isSaved) await sendNoted(ports, jobs)
    const group = isSaved ? after : await findGroup(ports.table, owner, after.id)
    const role = group ? roleOf(actor, group) : 'none'
    if (!group || !seesGroup(role)) return fail('group-not-found')
    return { ...presentGroup(group, role, await readPeopleOf(ports.table, owner)), ...addLeftOut(leftOut) }
  },
)
