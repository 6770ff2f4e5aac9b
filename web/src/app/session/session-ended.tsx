import { useEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LibrarySessionEnded } from './library-session-ended.tsx'
import { useSession } from './session-context.tsx'
import { sessionEnd } from './session-end.ts'

/** Says that the session has ended, and offers the way back in; the page and its input stay. */
export function SessionEnded() {
  const { session } = useSession()
  const way = session.endedWay()
  return way ? <LibrarySessionEnded way={way} /> : <IssuerSessionEnded />
}

/** Asks a person to sign in again in a popup. */
function IssuerSessionEnded() {
  const t = useText()
  const { session } = useSession()
  const [pending, setPending] = useState(false)
  const who = useRef<string>(undefined)
  useEffect(() => {
    void session.subject().then((subject) => {
      who.current = subject
    })
  }, [session])

  async function signIn() {
    setPending(true)
    try {
      const user = await session.signInAgain(sessionEnd.isRefused())
      // Somebody else's work is not theirs to go on with.
      if (who.current && user.profile.sub !== who.current) location.assign('/')
      else sessionEnd.resume(true)
    } catch {
      // The window was closed: the question stands.
      setPending(false)
    }
  }
  const actions = (
    <Button type="primary" disabled={pending} onClick={signIn}>
      {t('account.signInAgain')}
    </Button>
  )
  return (
    <Dialog title={t('account.expiredTitle')} actions={actions}>
      {t('account.expiredText')}
    </Dialog>
  )
}
