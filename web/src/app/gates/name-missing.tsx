import { useEffect } from 'react'
import { tenant } from '#contract/tenant.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { useSession } from '../session/session-context.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import { SignedOutLayout } from './signed-out-layout.tsx'
import { Waiting } from './waiting.tsx'

/** Sends somebody whom their organization does not name to the tenant's site for it, and from there back; without one they sign out. */
export function NameMissing() {
  const { session } = useSession()
  const { tag } = useLocale()
  const { data, error, mutate } = useEndpoint(tenant.profiling, {})
  const address = data?.progressiveProfilingUrl
  useEffect(() => {
    if (address === undefined) return
    const url = new URL(address, location.origin)
    url.searchParams.set('redirectUrl', location.href)
    url.searchParams.set('ui_locales', tag)
    // Whoever comes back has a token with their names: the one of now has none.
    void session.forget().finally(() => location.replace(url.href))
  }, [address, session, tag])
  if (data && address === undefined) return <Unnamed />
  if (!error || data) return <Waiting alone />
  return (
    <SignedOutLayout>
      <main id="content" className="plain">
        <ErrorState onRetry={() => void mutate()} />
      </main>
    </SignedOutLayout>
  )
}

function Unnamed() {
  const t = useText()
  const rich = useRichText()
  const signOut = useSignOut()
  const { supportEmail } = useTenant()
  const leave = (
    <Button type="primary" onClick={() => void signOut()}>
      {t('account.signOut')}
    </Button>
  )
  return (
    <SignedOutLayout>
      <MessagePage title={t('account.unnamedTitle')} action={leave}>
        {rich('account.unnamedText', { support: <MailTo address={supportEmail} /> })}
      </MessagePage>
    </SignedOutLayout>
  )
}
