import { tenants } from '#tenants/index.ts'
import type { Actor } from './actor.ts'

/** Says why somebody has no compass points at all; undefined for those who have. */
export function refusalOfPoints({
  tenant,
  userType,
  anonymous,
  account,
}: Pick<Actor, 'tenant' | 'userType' | 'anonymous' | 'account'>):
  | 'feature-off'
  | 'points-not-eligible'
  | 'points-not-enabled'
  | undefined {
  if (!tenants[tenant].menus.includes('COMPASS_POINTS')) return 'feature-off'
  if (userType !== 'individual' || anonymous) return 'points-not-eligible'
  return account?.withoutPoints ? 'points-not-enabled' : undefined
}
