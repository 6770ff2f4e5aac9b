import { LISTED_MEMBERS } from '#contract/groups/group.ts'
import { groups } from '#contract/groups/groups.ts'
import { useCase } from '#functions/http/use-case.ts'
import type { Actor } from '#people/actor.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { refusalOfGroups } from '#people/refusal-of-groups.ts'
import type { Table } from '#ports/table.ts'
import { listAllGroups } from './group/group-list.ts'
import { membershipOf } from './group/membership.ts'
import { type GroupRole, roleOf, seesGroup, seesInside } from './group/policy.ts'
import { presentGroup } from './group/present.ts'

async function listSome(table: Table, owner: DirectoryOwner, actor: Actor, sees: (role: GroupRole) => boolean) {
  const find = await readPeopleOf(table, owner)
  const content = (await listAllGroups(table, owner)).flatMap((group) => {
    const role = roleOf(actor, group)
    return sees(role) ? [presentGroup(group, role, find, LISTED_MEMBERS)] : []
  })
  return { content }
}

export const areGroupsEnabled = useCase(groups.enabled, [], async (_, { actor }) => ({
  groupEnable: refusalOfGroups(actor) === undefined,
}))

export const listGroups = useCase(groups.list, ['table'], async ({ accountId }, { actor, ports, fail }) => {
  const owner = membershipOf(actor, fail, accountId)
  return listSome(ports.table, owner, actor, seesGroup)
})

export const listGroupsOfMember = useCase(groups.listOfMember, ['table'], async (_, { actor, ports, fail }) =>
  listSome(ports.table, membershipOf(actor, fail), actor, seesInside),
)
