import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { RichText } from './texts/rich-text.tsx'
import './points.css'

/** Texts of a point besides its name, and who made it. */
export function PointDetails({ point }: { point: CompassPoint }) {
  const t = useText()
  const { formatDate } = useLocale()
  const { description, overlayDetails, richText, createdUserName, createdDate, isDeleted, deactivatedDate, type } = point
  const date = (at: string) => formatDate(at, { dateStyle: 'medium' })
  return (
    <div className="point-details">
      {description && <RichText text={description} isRich={richText.includes('description')} />}
      {overlayDetails && (
        <div className="point-overlay">
          <RichText text={overlayDetails} isRich={richText.includes('overlayDetails')} />
        </div>
      )}
      <p className="point-facts">
        <span>{t('points.createdBy', { name: createdUserName || t('groups.formerMember'), date: date(createdDate) })}</span>
        {isDeleted && deactivatedDate && (
          <span>{t('points.deactivatedOn', { name: point.deletedByUserName ?? '', date: date(deactivatedDate) })}</span>
        )}
        {type === 'marked' && <span>{t('points.isShared')}</span>}
      </p>
    </div>
  )
}
