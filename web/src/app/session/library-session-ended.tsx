import { useEffect, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Session } from './session.ts'
import { useSession } from './session-context.tsx'
import { sessionEnd } from './session-end.ts'

/** Says that a session by address or of a partner has ended: its reader tries again, comes back from the partner's site, or signs in. */
export function LibrarySessionEnded({ way }: { way: NonNullable<ReturnType<Session['endedWay']>> }) {
  const t = useText()
  const { session } = useSession()
  const [pending, setPending] = useState(false)
  const [isRefused, setRefused] = useState(false)

  async function tryAgain() {
    setPending(true)
    setRefused(false)
    try {
      if (await session.renew()) return sessionEnd.resume(true)
      setRefused(true)
    } catch {
      setRefused(true)
    }
    setPending(false)
  }
  // Whoever comes from the partner's site in this tab comes back here.
  useEffect(() => {
    if (way !== 'IP') session.rememberPlace()
  }, [session, way])
  const actions = (
    <>
      <Button disabled={pending} onClick={() => void session.signInAsOther()}>
        {t('account.signInOtherwise')}
      </Button>
      <Button type="primary" disabled={pending} onClick={() => void tryAgain()}>
        {t('shell.tryAgain')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('account.expiredTitle')} actions={actions}>
      <p>{t(way === 'IP' ? 'account.expiredNetwork' : 'account.expiredPartner')}</p>
      <p role="alert">{isRefused && t('account.expiredStill')}</p>
    </Dialog>
  )
}
