import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface DropDialogProps {
  onDrop: () => void
  onClose: () => void
}

/** Asks before a proposal is dropped, which is not proposed again. */
export function DropDialog({ onDrop, onClose }: DropDialogProps) {
  const t = useText()
  function drop() {
    onClose()
    onDrop()
  }
  return (
    <Dialog
      title={t('points.review.dropTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button type="primary" onClick={drop}>
            {t('points.review.drop')}
          </Button>
        </>
      }
    >
      {t('points.review.dropText')}
    </Dialog>
  )
}
