import { useCallback } from 'react'
import { account } from '#contract/account.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useSession } from './session-context.tsx'

/** Signs out of the library, then of the issuer. A library that does not answer does not prevent it. */
export function useSignOut(): () => Promise<void> {
  const call = useCall()
  const { session } = useSession()
  return useCallback(async () => {
    await call(account.logout, {}).catch(() => {})
    await session.signOut()
  }, [call, session])
}
