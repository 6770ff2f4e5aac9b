import type { Account } from '#contract/account.ts'
import type { TenantConfig } from '#contract/tenant.ts'
import { isMenuShown } from './is-menu-shown.ts'
import { useAccount } from './use-account.tsx'
import { hasFeature, useTenant } from './use-tenant.tsx'

type List = 'TRACKER' | 'FAVORITES' | 'NOTES' | 'COMPASS_POINTS' | 'GROUPS'
/** `own`: the person has the list · `sign-in`: they would after signing in as a person · `none`: not available */
export type ListAccess = 'own' | 'sign-in' | 'none'

/** Returns the access to a list. Lists belong to individuals; menus of organisations and guests never have them. */
export function listAccessOf(account: Pick<Account, 'userType' | 'userMenuList'>, tenant: TenantConfig, list: List): ListAccess {
  if (list === 'TRACKER' && !hasFeature(tenant, 'show-tracker')) return 'none'
  if (account.userType === 'company') return 'sign-in'
  return isMenuShown(account, list) ? 'own' : 'none'
}

export const useListAccess = (list: List): ListAccess => listAccessOf(useAccount(), useTenant(), list)
