import { useCallback } from 'react'
import { api } from '#contract/index.ts'
import { useCall } from '#web/lib/use-call.tsx'
import { useSession } from './session-context.tsx'

/** Tells the library, then the issuer. The library not answering keeps nobody in. */
export function useSignOut(): () => Promise<void> {
  const call = useCall()
  const { session } = useSession()
  return useCallback(async () => {
    await call(api.account.logout, {}).catch(() => {})
    await session.signOut()
  }, [call, session])
}
