import { useAccount } from '#web/lib/account/use-account.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { editionInForce } from './edition-in-force.ts'
import type { PointItem } from './point-item.ts'
import type { PointedDocument } from './use-document-points.ts'

interface OlderEditionBandProps {
  item: PointItem | undefined
  document: PointedDocument
}

/** Band that leads from one's own point on an older edition to the edition in force. */
export function OlderEditionBand({ item, document }: OlderEditionBandProps) {
  const t = useText()
  const say = useRichText()
  const account = useAccount()
  const edition = editionInForce(document)
  if (!edition || !item?.point || item.point.createdById !== account.id) return null
  return (
    <div className="standing-band" data-is="superseded" role="note">
      <strong>{t('points.olderEdition')}</strong>
      <Link to={pointPaths.one(item.id)}>
        {say('points.goToEdition', { designation: <Designation>{edition.designationNo}</Designation> })}
      </Link>
    </div>
  )
}
