import { pointReview } from '#contract/points/point-review.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import './counts.css'

/** Says how many points stand in clauses that a new edition changed, with the way to their review. */
export function ChangedPoints({ contentCode }: { contentCode: string }) {
  const t = useText()
  const { data } = useEndpoint(pointReview.proposals, { pageSize: 1 }, { revalidateOnFocus: false })
  const found = data?.documents.find((one) => one.contentCode === contentCode)
  const count = found ? found.changed + found.gone : 0
  if (!found || count === 0) return null
  const kind = found.changed > 0 ? 'changed' : 'gone'
  return (
    <Link to={pointPaths.review({ kind, contentCode })} className="changed-points">
      {t('points.inChangedClauses', { count })}
    </Link>
  )
}
