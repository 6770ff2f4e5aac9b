import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePointCount } from './use-point-count.ts'
import './counts.css'

interface CountedDocument {
  contentCode: string
  designation: string
}

/** Says how many compass points stand in a document, with the way to them; nothing where none do. */
export function PointCount({ contentCode, designation, count }: CountedDocument & { count: number }) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (count === 0) return null
  const name = t('points.countOn', { count, designation })
  return (
    <Link to={paths.document(contentCode, { tab: 'COMPASS_POINTS' })} className="point-count" title={name} aria-label={name}>
      <Icon shape="CompassOutlined" aria-hidden="true" />
      {formatNumber(count)}
    </Link>
  )
}

/** Asks for the number of compass points in a document of a list that does not have it. */
export function AskedPointCount(document: CountedDocument) {
  return <PointCount {...document} count={usePointCount(document.contentCode)} />
}
