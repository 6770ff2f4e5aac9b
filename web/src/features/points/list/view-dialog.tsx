import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PointQuote } from '../form/point-quote.tsx'
import { PointDetails } from '../point-details.tsx'
import { RichText } from '../texts/rich-text.tsx'

interface ViewDialogProps {
  point: CompassPoint
  onOpen: (point: CompassPoint) => void
  onClose: () => void
}

/** Shows a point of the account, with the way to its place where its document is open. */
export function ViewDialog({ point, onOpen, onClose }: ViewDialogProps) {
  const t = useText()
  const { name, richText, closed, isDeleted, designation, selectionMetadata } = point
  return (
    <Dialog
      title={designation}
      onClose={onClose}
      actions={
        <>
          {!closed && !isDeleted && (
            <Button
              onClick={() => {
                onClose()
                onOpen(point)
              }}
            >
              {t('points.open')}
            </Button>
          )}
          <Button type="primary" onClick={onClose}>
            {t('shell.close')}
          </Button>
        </>
      }
    >
      <div className="point-details">
        <strong>
          <RichText text={name || t('points.unnamed')} isRich={richText.includes('name')} />
        </strong>
        {selectionMetadata.selectionText && <PointQuote text={selectionMetadata.selectionText} />}
        {closed && <p className="annotation-hint">{t('points.closed')}</p>}
        <PointDetails point={point} />
      </div>
    </Dialog>
  )
}
