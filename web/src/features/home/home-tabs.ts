import type { Account } from '#contract/account.ts'

/** The ids that addresses of the home page carry. Tracker, favourites and contents have theirs and no tab here. */
export const TAB = { accessed: 0, subscriptions: 3, updated: 4, companySubscriptions: 5 } as const
export type TabId = (typeof TAB)[keyof typeof TAB]

type UserType = Account['userType']

/** The tabs of somebody: subscriptions are a list only from two on. */
export function homeTabs(userType: UserType, subscriptions: number): TabId[] {
  const [first, list] = userType === 'individual' ? [TAB.accessed, TAB.subscriptions] : [TAB.updated, TAB.companySubscriptions]
  return subscriptions > 1 ? [first, list] : [first]
}

/** The tab for what the address asks; whatever is none of somebody's tabs is their first. */
export function chooseHomeTab(asked: string | undefined, tabs: readonly TabId[]): TabId {
  const found = tabs.find((tab) => String(tab) === asked)
  return found ?? (tabs[0] as TabId)
}
