import type { Account } from '#contract/account.ts'
import type { Authority } from '#contract/endpoint/endpoint.ts'
import type { TenantConfig } from '#contract/tenant.ts'
import { hasFeature } from '#web/lib/account/use-tenant.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { paths } from '#web/lib/paths.ts'

const MAX_NAME_LENGTH = 40

export function personName({ userType, userAccountDto, accountName, email }: Account): string {
  const { firstName, lastName } = userAccountDto
  const name = userType === 'individual' ? `${firstName} ${lastName}`.trim() : accountName
  const whole = name || email
  return whole.length > MAX_NAME_LENGTH ? `${whole.slice(0, MAX_NAME_LENGTH)}…` : whole
}

export interface AccountEntry {
  readonly key: 'signIn' | 'profile' | 'switch' | 'people' | 'membership' | 'shared' | 'signOut'
  readonly text: MessageKey
  /** address on another site */
  readonly href?: string
  /** path of the library */
  readonly to?: string
}

const PEOPLE_MANAGERS: readonly Authority[] = ['ADMIN', 'COMPASS_USER_ADMIN']

/** Tells whether somebody manages people, as the page of them does. */
const managesPeople = ({ authorities, contentSecurity }: Account) =>
  !contentSecurity['drm-view'] && PEOPLE_MANAGERS.some((one) => authorities.includes(one))

/** Lists the entries of the account menu that the person can use. */
export function accountEntries(account: Account, tenant: TenantConfig): AccountEntry[] {
  const { authType, userType, profileManagementUrl, membershipUrl, cgEntitlements, authorities } = account
  const individual = userType === 'individual'
  const { enable, url } = tenant.userManagement
  const hasExternal = enable && !!url
  const external = authType === 'JWT' || authType === 'SSO'
  const entries: (AccountEntry | false)[] = [
    authType === 'IP' && { key: 'signIn', text: 'account.signInOrRegister' },
    individual &&
      (profileManagementUrl
        ? { key: 'profile', text: 'account.profile', href: profileManagementUrl }
        : { key: 'profile', text: 'account.mine', to: paths.myAccount() }),
    cgEntitlements.length > 1 && !external && { key: 'switch', text: 'account.switch' },
    hasExternal && authorities.includes('ADMIN') && { key: 'people', text: 'account.userManagement', href: url },
    !hasExternal && managesPeople(account) && { key: 'people', text: 'account.userManagement', to: paths.userManagement() },
    individual && !!membershipUrl && { key: 'membership', text: 'account.membership', href: membershipUrl },
    individual && hasFeature(tenant, 'content-share') && { key: 'shared', text: 'groups.shared.title', to: paths.sharedWithMe() },
    { key: 'signOut', text: 'account.signOut' },
  ]
  return entries.filter((entry) => entry !== false)
}
