import CompassFilled from '@ant-design/icons-svg/es/asn/CompassFilled'
import CompassOutlined from '@ant-design/icons-svg/es/asn/CompassOutlined'
import ControlOutlined from '@ant-design/icons-svg/es/asn/ControlOutlined'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { NavLink } from '#web/lib/router/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { pointEntryRights } from './point-entry-rights.ts'

/** Menu entries for compass points: the list, all of the account for its compass administrator, and the settings. */
export function PointsEntries() {
  const t = useText()
  const { isAdmin, maySet } = pointEntryRights(useAccount())
  const entries = [
    { to: pointPaths.list(), text: t('points.title'), icon: CompassOutlined },
    ...(isAdmin ? [{ to: pointPaths.adminList(), text: t('points.adminTitle'), icon: CompassFilled }] : []),
    ...(maySet ? [{ to: pointPaths.settings(), text: t('points.settings.title'), icon: ControlOutlined }] : []),
  ]
  return entries.map(({ to, text, icon }) => (
    <li key={to}>
      <NavLink to={to} title={text}>
        <Icon shape={icon} aria-hidden="true" />
        <span>{text}</span>
      </NavLink>
    </li>
  ))
}
