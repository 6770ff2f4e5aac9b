import type { Account } from '#contract/account.ts'

type Rights = Pick<Account, 'authorities' | 'contentSecurity'>

/** Entries for compass points that the menu has beside their list. */
export function pointEntryRights({ authorities, contentSecurity }: Rights) {
  const isAdmin = authorities.includes('COMPASS_POINT_ADMIN')
  const isProtected = contentSecurity['drm-view']
  return {
    isAdmin,
    seesReport: isAdmin && !isProtected,
    maySet: (isAdmin || authorities.includes('ADMIN')) && !isProtected,
  }
}

export const countManagerEntries = (account: Rights): number => Object.values(pointEntryRights(account)).filter(Boolean).length
