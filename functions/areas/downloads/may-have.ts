import { seesGroupList } from '#functions/areas/groups/sees-group-list.ts'
import type { DownloadOwner, StoredDownload } from '#library/downloads/download-store.ts'
import type { Actor } from '#people/actor.ts'
import { findMember } from '#people/find-actor.ts'
import { seesCollection } from '#people/policy.ts'
import type { Table } from '#ports/table.ts'

/** Tells whether somebody may still have a file: of a list that is not theirs alone, by the rights of this moment. */
export async function mayHave(
  table: Table,
  { tenant, userId, account }: DownloadOwner & Pick<Actor, 'account'>,
  { accountId, source }: Pick<StoredDownload, 'accountId' | 'source'>,
): Promise<boolean> {
  if (!accountId || !source) return true
  const { list } = source
  if (list.kind === 'group') return seesGroupList(table, { tenant, accountId }, list.groupId, userId)
  if (list.kind !== 'collection') return true
  // A reader without a name is stored nowhere: of them the request alone says which account they have.
  if (account?.id === accountId) return seesCollection({ tenant, account })
  const member = await findMember(table, tenant, { subject: userId, email: '', firstName: '', lastName: '' }, accountId)
  return member !== undefined && seesCollection(member.actor)
}
