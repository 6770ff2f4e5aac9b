import { useState } from 'react'
import { points as pointsApi } from '#contract/points/points.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useRichText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { linkedPoint } from './linked-point.ts'
import type { DocumentPoints } from './use-document-points.ts'

interface OtherEditionBandProps {
  points: DocumentPoints
  contentCode: string
}

/** Band back to the edition in which the point of the address is, where the edition in force was opened in its place. */
export function OtherEditionBand({ points, contentCode }: OtherEditionBandProps) {
  const say = useRichText()
  const { search } = useLocation()
  // The address loses it when a page is turned.
  const [named] = useState(() => new URLSearchParams(search).get('compasspointuuid'))
  const isElsewhere = named !== null && points.isLoaded && !points.items.some(({ id }) => id === named)
  const { data } = useEndpoint(pointsApi.shared, isElsewhere ? { compassPointUUID: named } : null, { revalidateOnFocus: false })
  if (!isElsewhere || !data || data.contentCode === contentCode) return null
  const isPlaced = linkedPoint(points, named) !== undefined
  const designation = <Designation>{data.designation}</Designation>
  return (
    <div className="standing-band" data-is="superseded" role="note">
      <strong>{say(isPlaced ? 'points.fromEdition' : 'points.fromEditionClause', { designation })}</strong>
      <Link to={pointPaths.inEdition(named)}>{say('points.goToEdition', { designation })}</Link>
    </div>
  )
}
