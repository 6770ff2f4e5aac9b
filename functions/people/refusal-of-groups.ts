import { tenants } from '#tenants/index.ts'
import type { Actor } from './actor.ts'

/** Says why somebody has no groups at all; undefined for those who have. */
export function refusalOfGroups({
  tenant,
  userType,
  anonymous,
  account,
}: Pick<Actor, 'tenant' | 'userType' | 'anonymous' | 'account'>): 'feature-off' | 'forbidden' | undefined {
  if (!tenants[tenant].menus.includes('GROUPS')) return 'feature-off'
  if (userType !== 'individual' || anonymous || !account) return 'forbidden'
  return account.withoutGroups ? 'feature-off' : undefined
}
