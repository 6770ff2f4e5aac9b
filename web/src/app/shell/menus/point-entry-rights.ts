import type { Account } from '#contract/account.ts'

type Rights = Pick<Account, 'authorities' | 'contentSecurity'>

/** Entries for compass points that the menu has beside their list. */
export function pointEntryRights({ authorities, contentSecurity }: Rights) {
  const isAdmin = authorities.includes('COMPASS_POINT_ADMIN')
  return { isAdmin, maySet: (isAdmin || authorities.includes('ADMIN')) && !contentSecurity['drm-view'] }
}

export function countPointEntries(account: Rights): number {
  return 1 + Object.values(pointEntryRights(account)).filter(Boolean).length
}
