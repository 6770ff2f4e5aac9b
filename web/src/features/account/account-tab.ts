export const ACCOUNT_TABS = ['profile', 'preferences', 'sessions', 'data'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** Reads the tab of an address; an unknown one is the first. */
export function readAccountTab(search: string): AccountTab {
  const tab = new URLSearchParams(search).get('tab')
  return ACCOUNT_TABS.find((one) => one === tab) ?? ACCOUNT_TABS[0]
}
