import type { Actor } from '#people/actor.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { mayShare } from '../group/policy.ts'

/** The account within which somebody shares. */
export function sharerOf(actor: Actor, fail: (code: 'forbidden') => never): DirectoryOwner {
  if (!mayShare(actor) || !actor.account) return fail('forbidden')
  return { tenant: actor.tenant, accountId: actor.account.id }
}
