import type { Account } from '#contract/account.ts'
import type { TenantConfig } from '#contract/tenant.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { paths } from '#web/lib/paths.ts'

const NAME_LIMIT = 40

export function personName({ userType, userAccountDto, accountName, email }: Account): string {
  const { firstName, lastName } = userAccountDto
  const name = userType === 'individual' ? `${firstName} ${lastName}`.trim() : accountName
  const whole = name || email
  return whole.length > NAME_LIMIT ? `${whole.slice(0, NAME_LIMIT)}…` : whole
}

export interface AccountEntry {
  readonly key: 'profile' | 'switch' | 'people' | 'feedback' | 'health' | 'signOut'
  readonly text: MessageKey
  readonly href?: string
  /** a page of the library */
  readonly to?: string
}

/** What somebody's account menu offers: nothing that is not there for them. */
export function accountEntries(account: Account, tenant: TenantConfig, authType: string | undefined): AccountEntry[] {
  const { userType, profileManagementUrl, cgEntitlements, authorities } = account
  const { enable, url } = tenant.userManagement
  const external = authType === 'JWT' || authType === 'SSO'
  const entries: (AccountEntry | false)[] = [
    userType === 'individual' &&
      !!profileManagementUrl && { key: 'profile', text: 'account.profile', href: profileManagementUrl },
    cgEntitlements.length > 1 && !external && { key: 'switch', text: 'account.switch' },
    authorities.includes('ADMIN') && enable && !!url && { key: 'people', text: 'account.userManagement', href: url },
    authorities.includes('ADMIN') &&
      !account.contentSecurity['drm-view'] && { key: 'feedback', text: 'feedback.listTitle', to: paths.searchFeedback() },
    authorities.includes('ADMIN') &&
      !account.contentSecurity['drm-view'] && { key: 'health', text: 'admin.health', to: paths.health() },
    { key: 'signOut', text: 'account.signOut' },
  ]
  return entries.filter((entry) => entry !== false)
}
