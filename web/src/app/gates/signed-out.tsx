import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { useSession } from '../session/session-context.tsx'
import { SignedOutLayout } from './signed-out-layout.tsx'

/** Page after signing out of a session of the library: in a network that has access the reader goes on, or signs in. */
export function SignedOut({ mayReadOn }: { mayReadOn: boolean }) {
  const t = useText()
  const { session } = useSession()
  const actions = (
    <>
      {mayReadOn && (
        <Button type="primary" onClick={() => void session.readOn()}>
          {t('account.readOn')}
        </Button>
      )}{' '}
      <Button onClick={() => void session.signInAsOther()}>{t('account.signInOrRegister')}</Button>
    </>
  )
  return (
    <SignedOutLayout>
      <MessagePage title={t('account.signedOutTitle')} action={actions}>
        {t(mayReadOn ? 'account.signedOutText' : 'account.signedOutOfPartner')}
      </MessagePage>
    </SignedOutLayout>
  )
}
