import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type MessageName, TenantMessage } from './tenant-message.tsx'

/** Explains why a document cannot be downloaded, in the tenant's own words. */
export function AccessDialog({ message, onClose }: { message: MessageName; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      title={t(message === 'noAccess' ? 'documents.noAccessTitle' : 'documents.noFileTitle')}
      actions={<Button onClick={onClose}>{t('shell.close')}</Button>}
      onClose={onClose}
    >
      <TenantMessage message={message} />
    </Dialog>
  )
}
