import type { Account } from '#contract/account.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import { SignedOutLayout } from './signed-out-layout.tsx'

/** Tells somebody without an account, or whom the operator did not activate yet, whom to turn to. */
export function NoEntitlement({ account }: { account: Account }) {
  const t = useText()
  const rich = useRichText()
  const signOut = useSignOut()
  const { tenantName, supportEmail } = useTenant()
  const leave = (
    <Button type="primary" onClick={() => void signOut()}>
      {t('account.signOut')}
    </Button>
  )
  const { activated, email } = account
  const facts = { email: <bdi>{email}</bdi>, tenantName, support: <MailTo address={supportEmail} /> }
  return (
    <SignedOutLayout>
      <MessagePage title={t(activated ? 'account.noEntitlementTitle' : 'account.notActivatedTitle')} action={leave}>
        {rich(activated ? 'account.noEntitlementText' : 'account.notActivatedText', facts)}
      </MessagePage>
    </SignedOutLayout>
  )
}
