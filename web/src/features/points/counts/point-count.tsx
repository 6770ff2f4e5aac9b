import CompassOutlined from '@ant-design/icons-svg/es/asn/CompassOutlined'
import { Link } from 'react-router-dom'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { usePointCount } from './use-point-count.ts'
import './counts.css'

interface PointCountProps {
  contentCode: string
  designation: string
}

/** Says how many compass points stand in a document, with the way to them; nothing where none do. */
export function PointCount({ contentCode, designation }: PointCountProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const count = usePointCount(contentCode)
  if (count === 0) return null
  const name = t('points.countOn', { count, designation })
  return (
    <Link to={paths.document(contentCode, { tab: 'COMPASS_POINTS' })} className="point-count" title={name} aria-label={name}>
      <Icon shape={CompassOutlined} aria-hidden="true" />
      {formatNumber(count)}
    </Link>
  )
}
