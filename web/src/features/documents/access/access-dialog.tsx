import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type MessageName, TenantMessage } from './tenant-message.tsx'

interface AccessDialogProps {
  message: MessageName
  /** another document than the one on the page */
  designation?: string
  onClose: () => void
}

/** Explains why a document cannot be opened or downloaded, in the tenant's own words. */
export function AccessDialog({ message, designation, onClose }: AccessDialogProps) {
  const t = useText()
  const noAccess = designation ? t('documents.noAccessToTitle', { designation }) : t('documents.noAccessTitle')
  return (
    <Dialog
      title={message === 'noAccess' ? noAccess : t('documents.noFileTitle')}
      actions={<Button onClick={onClose}>{t('shell.close')}</Button>}
      onClose={onClose}
    >
      <TenantMessage message={message} />
    </Dialog>
  )
}
