import { LISTED_MEMBERS } from '#contract/groups/group.ts'
import { type GROUP_SORTS, groups } from '#contract/groups/groups.ts'
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

interface AskedList {
  readonly actor: Actor
  readonly sees: (role: GroupRole) => boolean
  readonly page: number
  readonly size?: number | undefined
  readonly sort: (typeof GROUP_SORTS)[number]
}

async function listSome(table: Table, owner: DirectoryOwner, { actor, sees, page, size, sort }: AskedList) {
  const find = await readPeopleOf(table, owner)
  const all = (await listAllGroups(table, owner))
    .map((group) => ({ group, role: roleOf(actor, group) }))
    .filter(({ role }) => sees(role))
  if (sort === 'name-') all.reverse()
  const asked = size === undefined ? all : all.slice(page * size, (page + 1) * size)
  return {
    content: asked.map(({ group, role }) => presentGroup(group, role, find, LISTED_MEMBERS)),
    totalElements: all.length,
  }
}

export const areGroupsEnabled = useCase(groups.enabled, [], async (_, { actor }) => ({
  groupEnable: refusalOfGroups(actor) === undefined,
}))

export const listGroups = useCase(groups.list, ['table'], async ({ accountId, ...part }, { actor, ports, fail }) => {
  const owner = membershipOf(actor, fail, accountId)
  return listSome(ports.table, owner, { actor, sees: seesGroup, ...part })
})

export const listGroupsOfMember = useCase(groups.listOfMember, ['table'], async (part, { actor, ports, fail }) =>
  listSome(ports.table, membershipOf(actor, fail), { actor, sees: seesInside, ...part }),
)
