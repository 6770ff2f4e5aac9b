import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { useOffline } from '#web/lib/network/offline.ts'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import type { Session } from '../session/session.ts'
import { useSession } from '../session/session-context.tsx'
import { OfflinePage } from './offline-page.tsx'
import { SignedOutLayout } from './signed-out-layout.tsx'
import { Waiting } from './waiting.tsx'

const PartnerRefused = lazyPart(async () => (await import('./partner-refused.tsx')).PartnerRefused)
const ValidationFailed = lazyPart(async () => (await import('./validation-failed.tsx')).ValidationFailed)
const SignedOut = lazyPart(async () => (await import('./signed-out.tsx')).SignedOut)

/** Lets nobody in who has not signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const [state, setState] = useState<'entering' | Awaited<ReturnType<Session['enter']>> | 'failed'>('entering')
  useEffect(() => {
    session.enter().then(
      (how) => setState(how),
      (error) => {
        console.error(error)
        setState('failed')
      },
    )
  }, [session])
  if (state === 'entered') return children
  if (state === 'left' || state === 'gone' || state === 'refused')
    return (
      <Suspense fallback={<Spinner />}>
        {state === 'refused' ? <PartnerRefused /> : <SignedOut mayReadOn={state === 'left'} />}
      </Suspense>
    )
  if (state === 'unknown')
    return (
      <Suspense fallback={<Spinner />}>
        <ValidationFailed />
      </Suspense>
    )
  return state === 'failed' ? <EntryFailed /> : <Waiting alone />
}

/** Says why nobody could sign in; a sign-in that lacked the network begins again with it. */
function EntryFailed() {
  const offline = useOffline()
  const [lacked] = useState(offline)
  useEffect(() => {
    if (lacked && !offline) location.reload()
  }, [lacked, offline])
  return lacked ? <OfflinePage /> : <SignInFailed />
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
