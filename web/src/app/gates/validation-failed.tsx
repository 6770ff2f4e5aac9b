import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { useSession } from '../session/session-context.tsx'
import { useSignOut } from '../session/use-sign-out.ts'

/** Tells somebody whose account, or whose address of the network, the library does not have any more; then signs out. */
export function ValidationFailed() {
  const t = useText()
  const rich = useRichText()
  const signOut = useSignOut()
  const { session } = useSession()
  const { supportEmail, federatedOnly } = useTenant()
  const reason =
    session.endedWay() === 'IP'
      ? 'account.validationTextNetwork'
      : federatedOnly
        ? 'account.validationTextFederated'
        : 'account.validationText'
  const actions = (
    <Button type="primary" data-enter onClick={() => void signOut()}>
      {t('account.signOut')}
    </Button>
  )
  return (
    <Dialog title={t('account.validationTitle')} actions={actions}>
      {rich(reason, { support: <MailTo address={supportEmail} /> })}
    </Dialog>
  )
}
