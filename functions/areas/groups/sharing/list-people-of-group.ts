import type { Actor } from '#people/actor.ts'
import type { DirectoryEntry, DirectoryOwner } from '#people/directory.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { refusalOfGroups } from '#people/refusal-of-groups.ts'
import type { Table } from '#ports/table.ts'
import { findGroup } from '../group/group-list.ts'
import { roleOf, seesInside } from '../group/policy.ts'

/** Lists who is in a group and in its account, to somebody who is in it; undefined to others, as of a group that there is not. */
export async function listPeopleOfGroup(
  table: Table,
  owner: DirectoryOwner,
  actor: Actor,
  groupId: string,
): Promise<readonly DirectoryEntry[] | undefined> {
  const group = refusalOfGroups(actor) ? undefined : await findGroup(table, owner, groupId)
  if (!group || !seesInside(roleOf(actor, group))) return undefined
  const find = await readPeopleOf(table, owner)
  return [group.createdBy, ...group.members].flatMap((userId) => find(userId) ?? [])
}
