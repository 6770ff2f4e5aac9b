import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export function ConfirmSignOut({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const t = useText()
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" onClick={onConfirm}>
        {t('account.signOut')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('account.confirmSignOutTitle')} actions={actions} onClose={onClose}>
      {t('account.confirmSignOutText')}
    </Dialog>
  )
}
