import { createContext, useContext } from 'react'

const ExternalSignInContext = createContext<(() => void) | undefined>(undefined)

export const ExternalSignInProvider = ExternalSignInContext.Provider

/** Leaves for the tenant's sign-in for people, which returns to this address. */
export function useExternalSignIn(): () => void {
  const leave = useContext(ExternalSignInContext)
  if (!leave) throw new Error('useExternalSignIn needs an ExternalSignInProvider around it')
  return leave
}
