import { useState } from 'react'
import { type ListedSession, sessions } from '#contract/sessions.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const REFRESH = { refresh: [sessions.sessions] }

/** Asks before a session, or all others, are ended. */
export function EndSession({ session, onClose }: { session: ListedSession | 'others'; onClose: () => void }) {
  const t = useText()
  const one = useCommand(sessions.endSession, REFRESH)
  const all = useCommand(sessions.endOtherSessions, REFRESH)
  const [hasFailed, setFailed] = useState(false)
  const isAll = session === 'others'
  async function end() {
    try {
      await (isAll ? all.run({}) : one.run({ id: session.id }))
      notify.success(t('account.sessions.ended'))
      onClose()
    } catch {
      setFailed(true)
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={one.pending || all.pending} onClick={() => void end()}>
        {t(isAll ? 'account.sessions.endOthers' : 'account.sessions.end')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t(isAll ? 'account.sessions.endOthersTitle' : 'account.sessions.endTitle')}
      actions={actions}
      onClose={onClose}
    >
      <p>{t('account.sessions.endText')}</p>
      <p role="alert">{hasFailed && t('account.sessions.notEnded')}</p>
    </Dialog>
  )
}
