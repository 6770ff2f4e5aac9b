import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { useSession } from '../session/session-context.tsx'
import { SignedOutLayout } from './signed-out-layout.tsx'

/** Page for somebody whom a partner sent with what does not count, or counted before. */
export function PartnerRefused() {
  const t = useText()
  const rich = useRichText()
  const { session } = useSession()
  const { supportEmail } = useTenant()
  const signIn = <Button onClick={() => void session.signInAsOther()}>{t('account.signInOtherwise')}</Button>
  return (
    <SignedOutLayout>
      <MessagePage title={t('account.partnerRefusedTitle')} action={signIn}>
        {rich('account.partnerRefusedText', { support: <MailTo address={supportEmail} /> })}
      </MessagePage>
    </SignedOutLayout>
  )
}
