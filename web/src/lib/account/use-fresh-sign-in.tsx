import { createContext, useContext } from 'react'

/** Signing in anew without leaving the page, for what only the person themselves may do. */
export interface FreshSignIn {
  /** the person has a way to sign in; a reader by address has none */
  readonly isOffered: boolean
  /** they come from the site of a partner, which is their sign-in: here nothing asks for it */
  readonly isByPartner: boolean
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
