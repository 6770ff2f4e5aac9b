import { useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Says why a document cannot be printed. */
export function PrintRefused({ reason, onClose }: { reason: MessageKey; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('documents.printRefused')} actions={<Button onClick={onClose}>{t('shell.close')}</Button>} onClose={onClose}>
      <p>{t(reason)}</p>
    </Dialog>
  )
}
