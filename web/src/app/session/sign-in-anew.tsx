import { type ReactNode, useMemo } from 'react'
import { FreshSignInProvider } from '#web/lib/account/use-fresh-sign-in.tsx'
import { useSession } from './session-context.tsx'

/** Provides the way to sign in anew in a small window, even if the issuer knows who is there. */
export function SignInAnew({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const fresh = useMemo(
    () => ({
      isOffered: session.ownWay() === undefined,
      signIn: async () => {
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
