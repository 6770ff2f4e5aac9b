import { Button } from 'antd'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useText } from '#web/lib/i18n.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSession } from './session-gate.tsx'

/** Calls wait here while somebody signs in again, and go on when they have. */
function createSessionEnd() {
  const listeners = new Set<() => void>()
  let waiting: ((renewed: boolean) => void)[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    ask: () =>
      new Promise<boolean>((resolve) => {
        waiting = [...waiting, resolve]
        tell()
      }),
    answer: (renewed: boolean) => {
      const answered = waiting
      waiting = []
      for (const resolve of answered) resolve(renewed)
      tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isWaiting: () => waiting.length > 0,
  }
}

export const sessionEnd = createSessionEnd()

/** The session has ended under somebody's work: they sign in again in a window beside it and lose nothing. */
export function SessionEnded() {
  const t = useText()
  const { session } = useSession()
  const open = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isWaiting)
  const [pending, setPending] = useState(false)
  const who = useRef<string>(undefined)
  useEffect(() => {
    if (open) void session.subject().then((subject) => (who.current = subject))
  }, [open, session])
  if (!open) return null

  async function signIn() {
    setPending(true)
    try {
      const user = await session.signInAgain()
      // Somebody else's work is not theirs to go on with.
      if (who.current && user.profile.sub !== who.current) location.assign('/')
      else sessionEnd.answer(true)
    } catch {
      // The window was closed: the question stands.
    } finally {
      setPending(false)
    }
  }
  const actions = (
    <Button type="primary" loading={pending} onClick={signIn}>
      {t('account.signInAgain')}
    </Button>
  )
  return (
    <Dialog title={t('account.expiredTitle')} actions={actions}>
      {t('account.expiredText')}
    </Dialog>
  )
}
