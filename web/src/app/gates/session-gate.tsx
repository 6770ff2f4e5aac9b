import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { Plain } from '#web/ui/states/message-page.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import type { Booted } from '../boot/boot.ts'
import { Doorway } from './signed-out-layout.tsx'

type SessionParts = Pick<Booted, 'session' | 'authentication'>

const SessionContext = createContext<SessionParts | undefined>(undefined)

export const SessionProvider = SessionContext.Provider

export function useSession(): SessionParts {
  const parts = useContext(SessionContext)
  if (!parts) throw new Error('useSession needs a SessionProvider around it')
  return parts
}

/** How somebody signed in, once it is known. */
export function useAuthentication() {
  const { authentication } = useSession()
  const [data, setData] = useState<Awaited<SessionParts['authentication']>>()
  useEffect(() => {
    void authentication.then(setData)
  }, [authentication])
  return data
}

/** Nobody gets further without having signed in. */
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
    <Doorway>
      <Plain title={t('account.failedTitle')} action={again}>
        {rich('account.failedText', { support: <MailTo address={supportEmail} /> })}
      </Plain>
    </Doorway>
  )
}
