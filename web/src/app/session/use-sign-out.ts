import { useCallback } from 'react'
import { account } from '#contract/account.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useSession } from './session-context.tsx'

/** Signs out of the library, then of the issuer. A library that does not answer does not prevent it. */
export function useSignOut(): () => Promise<void> {
  const call = useCall()
  const { session } = useSession()
  return useCallback(async () => {
    // A session that has ended already would be asked for again.
    if ((await session.token()) !== undefined) await call(account.logout, {}).catch(() => {})
    await session.signOut()
  }, [call, session])
}
