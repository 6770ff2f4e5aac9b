import { type ReactNode, useMemo } from 'react'
import { FreshSignInProvider } from '#web/lib/account/use-fresh-sign-in.tsx'
import { useSession } from './session-context.tsx'

/** Ways in of people whom a partner names: only its site lets them sign in anew. */
const BY_PARTNER: readonly (string | undefined)[] = ['JWT', 'APPLET']

/** Provides the way to sign in anew: in a small window, even if the issuer knows who is there, or from the site of a partner. */
export function SignInAnew({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const fresh = useMemo(
    () => ({
      isOffered: session.ownWay() !== 'IP',
      isByPartner: BY_PARTNER.includes(session.ownWay()),
      signIn: async () => {
        if (BY_PARTNER.includes(session.ownWay())) return true
        const before = await session.subject()
        const user = await session.signInAgain(true)
        return user.profile.sub === before
      },
      leave: () => session.signOut(),
    }),
    [session],
  )
  return <FreshSignInProvider value={fresh}>{children}</FreshSignInProvider>
}
