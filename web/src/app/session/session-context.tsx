import { createContext, useContext, useEffect, useState } from 'react'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { login } from '#contract/login.ts'
import type { Session } from './session.ts'

export type SignInFacts = OutputOf<typeof login.authenticationData>

export interface SessionParts {
  readonly session: Session
  /** how and from where the person signed in; fetched beside everything else, for the headers that carry it */
  readonly authentication: Promise<SignInFacts | undefined>
}

const SessionContext = createContext<SessionParts | undefined>(undefined)

export const SessionProvider = SessionContext.Provider

export function useSession(): SessionParts {
  const parts = useContext(SessionContext)
  if (!parts) throw new Error('useSession needs a SessionProvider around it')
  return parts
}

/** Answers how the person signed in; undefined until it is known. */
export function useAuthentication(): SignInFacts | undefined {
  const { authentication } = useSession()
  const [data, setData] = useState<SignInFacts>()
  useEffect(() => {
    void authentication.then(setData)
  }, [authentication])
  return data
}
