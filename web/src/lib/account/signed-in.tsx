import { createContext, useContext } from 'react'

const SignedInContext = createContext(true)

export const SignedInProvider = SignedInContext.Provider

/** Tells whether somebody is signed in: behind the gates everybody is, on a page before them perhaps nobody. */
export const useSignedIn = (): boolean => useContext(SignedInContext)
