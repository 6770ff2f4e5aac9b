import type { DirectoryOwner } from '#people/directory.ts'
import { findMember } from '#people/find-actor.ts'
import { refusalOfGroups } from '#people/refusal-of-groups.ts'
import type { Table } from '#ports/table.ts'
import { findGroup } from './group/group-list.ts'
import { roleOf, seesInside } from './group/policy.ts'

/** Tells whether somebody sees the documents of a group at this moment, whichever account they have selected. */
export async function seesGroupList(table: Table, owner: DirectoryOwner, groupId: string, userId: string): Promise<boolean> {
  const claims = { subject: userId, email: '', firstName: '', lastName: '' }
  const member = await findMember(table, owner.tenant, claims, owner.accountId)
  if (!member || refusalOfGroups(member.actor)) return false
  const group = await findGroup(table, owner, groupId)
  return group !== undefined && seesInside(roleOf(member.actor, group))
}
