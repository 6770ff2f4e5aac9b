import type { Account } from '#contract/account.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { useSession } from '../session/session-context.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import { SignedOutLayout } from './signed-out-layout.tsx'

/** Tells somebody who signed in that their address is to be confirmed first, and asks the issuer again when they say that it is. */
export function AddressWaiting({ account: { email } }: { account: Account }) {
  const t = useText()
  const rich = useRichText()
  const signOut = useSignOut()
  const { session } = useSession()
  const { tenantName, supportEmail } = useTenant()
  async function checkAgain() {
    await session.forget()
    location.reload()
  }
  const actions = (
    <>
      <Button type="primary" onClick={() => void checkAgain()}>
        {t('account.checkAgain')}
      </Button>{' '}
      <Button onClick={() => void signOut()}>{t('account.signOut')}</Button>
    </>
  )
  const facts = { email: <bdi>{email}</bdi>, tenantName, support: <MailTo address={supportEmail} /> }
  return (
    <SignedOutLayout>
      <MessagePage title={t('account.addressWaitingTitle')} action={actions}>
        {rich('account.addressWaitingText', facts)}
      </MessagePage>
    </SignedOutLayout>
  )
}
