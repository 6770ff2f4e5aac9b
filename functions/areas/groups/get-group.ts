import { groups } from '#contract/groups/groups.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { findGroup } from './group/group-list.ts'
import { membershipOf } from './group/membership.ts'
import { roleOf, seesGroup } from './group/policy.ts'
import { presentGroup } from './group/present.ts'

/** A group that one may not see answers like one that there is not. */
export const getGroup = useCase(groups.get, ['table'], async ({ groupId }, { actor, ports: { table }, fail }) => {
  const owner = membershipOf(actor, fail)
  const group = await findGroup(table, owner, groupId)
  const role = group ? roleOf(actor, group) : 'none'
  if (!group || !seesGroup(role)) return fail('group-not-found', 'groupId')
  return presentGroup(group, role, await readPeopleOf(table, owner))
})
