import { createContext, useContext } from 'react'

/** Signing in anew without leaving the page, for what only the person themselves may do. */
export interface FreshSignIn {
  /** the person signs in at the issuer; others came from the site of a partner */
  readonly isOffered: boolean
  /** Asks for the sign-in in a small window. Rejects where it is closed; false where somebody else signed in. */
  readonly signIn: () => Promise<boolean>
  /** Leaves the library for good when the session has ended there. */
  readonly leave: () => Promise<void>
}

const FreshSignInContext = createContext<FreshSignIn | undefined>(undefined)

export const FreshSignInProvider = FreshSignInContext.Provider

export function useFreshSignIn(): FreshSignIn {
  const fresh = useContext(FreshSignInContext)
  if (!fresh) throw new Error('useFreshSignIn needs a FreshSignInProvider around it')
  return fresh
}
