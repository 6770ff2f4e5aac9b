import { type ReactNode, useEffect, useState } from 'react'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { useSession } from '../session/session-context.tsx'
import { SignedOutLayout } from './signed-out-layout.tsx'

/** Lets nobody in who has not signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const [state, setState] = useState<'entering' | 'entered' | 'failed'>('entering')
  useEffect(() => {
    session.enter().then(
      () => setState('entered'),
      (error) => {
        console.error(error)
        setState('failed')
      },
    )
  }, [session])
  if (state === 'entered') return children
  return state === 'failed' ? <SignInFailed /> : <Spinner />
}

function SignInFailed() {
  const t = useText()
  const rich = useRichText()
  const { supportEmail } = useTenant()
  const again = (
    <a href="/" className="button" data-kind="primary">
      {t('shell.tryAgain')}
    </a>
  )
  return (
    <SignedOutLayout>
      <MessagePage title={t('account.failedTitle')} action={again}>
        {rich('account.failedText', { support: <MailTo address={supportEmail} /> })}
      </MessagePage>
    </SignedOutLayout>
  )
}
