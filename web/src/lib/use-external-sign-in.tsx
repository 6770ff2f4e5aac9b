import { createContext, useContext } from 'react'

const ExternalSignInContext = createContext<(() => void) | undefined>(undefined)

export const ExternalSignInProvider = ExternalSignInContext.Provider

/** Leaves for where people of the tenant sign in as themselves; they come back to where they were. */
export function useExternalSignIn(): () => void {
  const leave = useContext(ExternalSignInContext)
  if (!leave) throw new Error('useExternalSignIn needs an ExternalSignInProvider around it')
  return leave
}
