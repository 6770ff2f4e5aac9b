import type { Account } from '#contract/account.ts'

/** The ids that addresses of the home page carry. The contents have theirs and no tab here. */
export const TAB = { accessed: 0, tracker: 1, favorites: 2, subscriptions: 3, updated: 4, companySubscriptions: 5 } as const
export type TabId = (typeof TAB)[keyof typeof TAB]

type UserType = Account['userType']

interface Lists {
  readonly tracker: boolean
  readonly favorites: boolean
}

/** The tabs of somebody: lists that they keep, and subscriptions only from two on. */
export function homeTabs(userType: UserType, subscriptions: number, { tracker, favorites }: Lists): TabId[] {
  const several = subscriptions > 1
  if (userType === 'company') return several ? [TAB.updated, TAB.companySubscriptions] : [TAB.updated]
  const tabs: (TabId | false)[] = [TAB.accessed, tracker && TAB.tracker, favorites && TAB.favorites, several && TAB.subscriptions]
  return tabs.filter((tab) => tab !== false)
}

/** The tab for what the address asks; whatever is none of somebody's tabs is their first. */
export function chooseHomeTab(asked: string | undefined, tabs: readonly TabId[]): TabId {
  const found = tabs.find((tab) => String(tab) === asked)
  return found ?? (tabs[0] as TabId)
}
