import type { ErasedPerson } from '#library/personal/personal-kinds.ts'
import { accountsOfPerson } from '#people/erasure/erasure.ts'
import type { Table } from '#ports/table.ts'
import { eraseInvitation, invitationIdOf } from '../../shares/invitation-store.ts'
import type { StoredShare } from '../../shares/share-store.ts'

/** Erases the invitation by which somebody of another account has a document, as it names their address. */
export async function eraseAccepted(
  table: Table,
  { tenant, names }: ErasedPerson,
  { by, contentCode }: StoredShare,
): Promise<void> {
  const addresses = new Set(names.flatMap(({ email }) => (email === '' ? [] : [email])))
  for (const accountId of await accountsOfPerson(table, { tenant, userId: by }))
    for (const email of addresses) await eraseInvitation(table, { tenant, accountId }, by, invitationIdOf({ contentCode, email }))
}
