import type { Actor } from '#people/actor.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { refusalOfGroups } from '#people/refusal-of-groups.ts'
import type { Table } from '#ports/table.ts'
import { listAllGroups } from '../group/group-list.ts'
import { type GroupRole, roleOf, seesInside } from '../group/policy.ts'
import type { StoredGroup } from '../group/stored-group.ts'

interface JoinedGroup {
  readonly group: StoredGroup
  readonly role: GroupRole
}

/** Lists the groups that somebody is in, by name; none where they have no groups. */
export async function listJoinedGroups(table: Table, owner: DirectoryOwner, actor: Actor): Promise<JoinedGroup[]> {
  if (refusalOfGroups(actor)) return []
  return (await listAllGroups(table, owner))
    .map((group) => ({ group, role: roleOf(actor, group) }))
    .filter(({ role }) => seesInside(role))
}
