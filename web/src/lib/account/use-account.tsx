import { createContext, useContext } from 'react'
import type { Account } from '#contract/account.ts'

const AccountContext = createContext<Account | undefined>(undefined)

export const AccountProvider = AccountContext.Provider

/** The person who is signed in, with the current account; absent where an account is still to be chosen, or there is none. */
export const useChosenAccount = (): Account | undefined => useContext(AccountContext)

/** The person who is signed in, with the current account. */
export function useAccount(): Account {
  const account = useChosenAccount()
  if (!account) throw new Error('useAccount needs an AccountProvider around it')
  return account
}
