import CompassOutlined from '@ant-design/icons-svg/es/asn/CompassOutlined'
import { NavLink } from 'react-router-dom'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Menu entries for compass points: the list, all of the account for its compass administrator, and the settings. */
export function PointsEntries() {
  const t = useText()
  const { authorities, contentSecurity } = useAccount()
  const isAdmin = authorities.includes('COMPASS_POINT_ADMIN')
  const maySet = (isAdmin || authorities.includes('ADMIN')) && !contentSecurity['drm-view']
  const entries = [
    { to: pointPaths.list(), text: t('points.title') },
    ...(isAdmin ? [{ to: pointPaths.adminList(), text: t('points.adminTitle') }] : []),
    ...(maySet ? [{ to: pointPaths.settings(), text: t('points.settings.title') }] : []),
  ]
  return entries.map(({ to, text }) => (
    <li key={to}>
      <NavLink to={to} title={text}>
        <Icon shape={CompassOutlined} aria-hidden="true" />
        <span>{text}</span>
      </NavLink>
    </li>
  ))
}
