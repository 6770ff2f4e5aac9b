import { pointReview } from '#contract/points/point-review.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import './review.css'

/** Number of points that wait for a decision. */
export const useWaiting = () => useEndpoint(pointReview.proposals, { pageSize: 1 }, { revalidateOnFocus: false })

/** Line that says how many points wait for a decision, with the way there; nothing where none do. */
export function WaitingNote() {
  const t = useText()
  const { data } = useWaiting()
  if (!data || data.totalElements === 0) return null
  const { translated } = data.counts
  const count = data.totalElements - translated
  return (
    <p className="review-waiting">
      <Icon shape="CompassOutlined" aria-hidden="true" />
      <span>
        {count > 0 && <span>{t('points.review.waiting', { count })} </span>}
        {translated > 0 && <span>{t('points.review.waitingTranslated', { count: translated })} </span>}
        <Link to={pointPaths.review()}>{t('points.review.open')}</Link>
      </span>
    </p>
  )
}
