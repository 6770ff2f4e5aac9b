import { type ReactNode, useCallback } from 'react'
import { ExternalSignInProvider } from '#web/lib/account/use-external-sign-in.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { externalSignInUrl } from './external-sign-in-url.ts'
import { useSession } from './session-context.tsx'

/** Provides the way to sign in as a person: the tenant's own address, or the issuer where it has none. */
export function ExternalSignIn({ children }: { children: ReactNode }) {
  const { loginUrl } = useTenant().identity
  const { session, authentication } = useSession()
  const leave = useCallback(async () => {
    if (!loginUrl) return session.signInAsOther()
    const [proof, known] = await Promise.all([session.proof(), authentication])
    await session.forget()
    location.assign(externalSignInUrl(loginUrl, { ...proof, redirectUrl: location.href, sso: known?.authType === 'SSO' }))
  }, [loginUrl, session, authentication])
  return <ExternalSignInProvider value={() => void leave()}>{children}</ExternalSignInProvider>
}
