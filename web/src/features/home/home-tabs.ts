import type { Account } from '#contract/account.ts'

/** Ids of the tabs in addresses of the home page. Contents has an id and no tab here. */
export const TAB = { accessed: 0, tracker: 1, favorites: 2, subscriptions: 3, updated: 4, companySubscriptions: 5 } as const
export type TabId = (typeof TAB)[keyof typeof TAB]

type UserType = Account['userType']

interface Lists {
  readonly tracker: boolean
  readonly favorites: boolean
}

/** Lists the tabs of a person: the lists they have access to, and subscriptions from two on. */
export function homeTabs(userType: UserType, subscriptions: number, { tracker, favorites }: Lists): TabId[] {
  const several = subscriptions > 1
  if (userType === 'company') return several ? [TAB.updated, TAB.companySubscriptions] : [TAB.updated]
  const tabs: (TabId | false)[] = [TAB.accessed, tracker && TAB.tracker, favorites && TAB.favorites, several && TAB.subscriptions]
  return tabs.filter((tab) => tab !== false)
}

/** Returns the tab that the address names, else the first one. */
export function chooseHomeTab(asked: string | undefined, tabs: readonly TabId[]): TabId {
  const found = tabs.find((tab) => String(tab) === asked)
  return found ?? (tabs[0] as TabId)
}
