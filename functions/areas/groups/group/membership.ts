import type { Actor } from '#people/actor.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { refusalOfGroups } from '#people/refusal-of-groups.ts'

/** The account whose groups and people somebody works with; refuses those who have none, and another account than the selected one. */
export function membershipOf(
  actor: Actor,
  fail: (code: 'feature-off' | 'forbidden', about?: string) => never,
  accountId: string | undefined = actor.account?.id,
): DirectoryOwner {
  const refusal = refusalOfGroups(actor)
  if (refusal || !actor.account) return fail(refusal ?? 'forbidden')
  if (accountId !== actor.account.id) fail('forbidden', 'accountId')
  return { tenant: actor.tenant, accountId: actor.account.id }
}
