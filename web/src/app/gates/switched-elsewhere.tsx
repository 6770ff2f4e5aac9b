import { Suspense, useCallback, useState } from 'react'
import { type Account, account as accountApi } from '#contract/account.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { useSwitchElsewhere } from '../session/account-channel.ts'

const OtherAccount = lazyPart(async () => (await import('./other-account.tsx')).OtherAccount)

/** Notices that another tab has switched the account, as far as both are of one session. */
export function SwitchedElsewhere({ account }: { account: Account }) {
  const call = useCall()
  const [current, setCurrent] = useState<Account>()
  const { id, selectedAccountId } = account
  const compare = useCallback(() => {
    call(accountApi.get, {}).then(
      (now) => setCurrent(now.id === id && now.selectedAccountId !== selectedAccountId ? now : undefined),
      // The next call of the page says what is wrong.
      () => undefined,
    )
  }, [call, id, selectedAccountId])
  useSwitchElsewhere(compare)
  return <Suspense>{current && <OtherAccount before={account} after={current} onBack={() => setCurrent(undefined)} />}</Suspense>
}
