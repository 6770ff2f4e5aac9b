import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { useAuthentication } from '../session/session-context.tsx'
import { useSignOut } from '../session/use-sign-out.ts'

/** Tells a person who signed in but is not known here, then signs out. */
export function ValidationFailed() {
  const t = useText()
  const rich = useRichText()
  const signOut = useSignOut()
  const { supportEmail, federatedOnly } = useTenant()
  const authentication = useAuthentication()
  const reason = federatedOnly
    ? 'account.validationTextFederated'
    : authentication?.authType === 'IP'
      ? 'account.validationTextNetwork'
      : 'account.validationText'
  const actions = (
    <Button type="primary" onClick={() => void signOut()}>
      {t('account.signOut')}
    </Button>
  )
  return (
    <Dialog title={t('account.validationTitle')} actions={actions}>
      {rich(reason, { support: <MailTo address={supportEmail} /> })}
    </Dialog>
  )
}
