/** The selected account: the only one, or the chosen one while the person still has it. */
export function selectedAccountOf(accountIds: readonly string[], chosen: string | undefined): string | undefined {
  if (accountIds.length === 1) return accountIds[0]
  return chosen !== undefined && accountIds.includes(chosen) ? chosen : undefined
}

export const maySwitchTo = (accountIds: readonly string[], accountId: string): boolean => accountIds.includes(accountId)
