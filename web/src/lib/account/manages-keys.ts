import type { Account } from '#contract/account.ts'
import type { Authority } from '#contract/endpoint/endpoint.ts'

const KEY_MANAGERS: readonly Authority[] = ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER']

/** Tells whether somebody manages keys of an account for programs, as the page of them does. */
export const managesKeys = ({ authorities, contentSecurity }: Pick<Account, 'authorities' | 'contentSecurity'>): boolean =>
  !contentSecurity['drm-view'] && KEY_MANAGERS.some((one) => authorities.includes(one))
