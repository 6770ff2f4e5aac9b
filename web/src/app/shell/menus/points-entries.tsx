import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { NavLink } from '#web/lib/router/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { pointEntryRights } from './point-entry-rights.ts'

/** Menu entries for compass points: the list, all of the account and the report for its compass administrator, and the settings. */
export function PointsEntries() {
  const t = useText()
  const { isAdmin, seesReport, maySet } = pointEntryRights(useAccount())
  const entries = [
    [pointPaths.list(), t('points.title'), 'CompassOutlined', true],
    [pointPaths.adminList(), t('points.adminTitle'), 'CompassFilled', isAdmin],
    [pointPaths.report(), t('reports.points'), 'BarChartOutlined', seesReport],
    [pointPaths.settings(), t('points.settings.title'), 'ControlOutlined', maySet],
  ] as const
  return entries.map(
    ([to, text, icon, isOffered]) =>
      isOffered && (
        <li key={to}>
          <NavLink to={to} title={text}>
            <Icon shape={icon} aria-hidden="true" />
            <span>{text}</span>
          </NavLink>
        </li>
      ),
  )
}
