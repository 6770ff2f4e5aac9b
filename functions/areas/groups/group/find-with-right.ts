import type { GROUP_RIGHTS } from '#contract/groups/group.ts'
import type { Actor } from '#people/actor.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { readPeopleOf } from '#people/find-people.ts'
import type { Table } from '#ports/table.ts'
import { findGroup } from './group-list.ts'
import { type GroupRole, groupRightsOf, roleOf, seesGroup } from './policy.ts'
import type { FindPerson } from './present.ts'
import type { StoredGroup } from './stored-group.ts'

interface Asked {
  readonly actor: Actor
  readonly ports: { readonly table: Table }
  readonly fail: (code: 'forbidden' | 'group-not-found', about?: string) => never
}

/** A group as somebody sees it who has a right in it. */
export interface OpenGroup {
  readonly group: StoredGroup
  readonly role: GroupRole
  readonly find: FindPerson
}

/** Finds a group in which the actor has a right at this moment. One that they may not see answers like one that there is not. */
export async function findWithRight(
  owner: DirectoryOwner,
  id: string | undefined,
  right: (typeof GROUP_RIGHTS)[number],
  { actor, ports: { table }, fail }: Asked,
): Promise<OpenGroup> {
  const group = id === undefined ? undefined : await findGroup(table, owner, id)
  const role = group ? roleOf(actor, group) : 'none'
  if (!group || !seesGroup(role)) return fail('group-not-found', 'groupId')
  const find = await readPeopleOf(table, owner)
  const rights = groupRightsOf(role, { hasCreator: find(group.createdBy) !== undefined })
  if (!rights.includes(right)) return fail('forbidden', 'groupId')
  return { group, role, find }
}
