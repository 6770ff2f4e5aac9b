import { Link } from 'react-router-dom'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PointQuote } from '../form/point-quote.tsx'
import { PointDetails } from '../point-details.tsx'
import { RichText } from '../texts/rich-text.tsx'
import { usePathToPoint } from '../use-path-to-point.ts'

/** Shows a point of the account, with the way to its place where its document is open. */
export function ViewDialog({ point, onClose }: { point: CompassPoint; onClose: () => void }) {
  const t = useText()
  const pathOf = usePathToPoint()
  const { name, richText, closed, isDeleted, designation, selectionMetadata } = point
  return (
    <Dialog
      title={designation}
      onClose={onClose}
      actions={
        <>
          {!closed && !isDeleted && (
            <Link to={pathOf(point)} className="button">
              {t('points.open')}
            </Link>
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
