import type { Account } from '#contract/account.ts'

/** Ids of the tabs in addresses of the home page. */
export const TAB = {
  accessed: 0,
  tracker: 1,
  favorites: 2,
  subscriptions: 3,
  updated: 4,
  companySubscriptions: 5,
  contents: 6,
} as const
export type TabId = (typeof TAB)[keyof typeof TAB]

type UserType = Account['userType']

interface Lists {
  readonly tracker: boolean
  readonly favorites: boolean
  /** table of contents of the tenant's own documents */
  readonly contents: boolean
}

/** Lists the tabs of a person: contents, the lists they have access to, and subscriptions from two on. */
export function homeTabs(userType: UserType, subscriptions: number, { tracker, favorites, contents }: Lists): TabId[] {
  const several = subscriptions > 1
  if (userType === 'company') return several ? [TAB.updated, TAB.companySubscriptions] : [TAB.updated]
  const tabs: (TabId | false)[] = [
    contents && TAB.contents,
    TAB.accessed,
    tracker && TAB.tracker,
    favorites && TAB.favorites,
    several && TAB.subscriptions,
  ]
  return tabs.filter((tab) => tab !== false)
}

/** Returns the tab that the address names; the first one where it names none, and the first list where it names none that is there. */
export function chooseHomeTab(asked: string | undefined, tabs: readonly TabId[]): TabId {
  if (!asked) return tabs[0] as TabId
  const found = tabs.find((tab) => String(tab) === asked)
  return found ?? (tabs.find((tab) => tab !== TAB.contents) as TabId)
}
