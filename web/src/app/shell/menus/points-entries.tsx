import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { NavLink } from '#web/lib/router/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { pointEntryRights } from './point-entry-rights.ts'

const Entry = ({ to, text, icon }: { to: string; text: string; icon: IconName }) => (
  <li>
    <NavLink to={to} title={text}>
      <Icon shape={icon} aria-hidden="true" />
      <span>{text}</span>
    </NavLink>
  </li>
)

/** Menu entry for the list of compass points. */
export function PointsEntry() {
  const t = useText()
  return <Entry to={pointPaths.list()} text={t('points.title')} icon="CompassOutlined" />
}

/** Menu entries for compass points of the account: all of them and the report for its compass administrator, and the settings. */
export function PointManagerEntries() {
  const t = useText()
  const { isAdmin, seesReport, maySet } = pointEntryRights(useAccount())
  return (
    <>
      {isAdmin && <Entry to={pointPaths.adminList()} text={t('points.adminTitle')} icon="CompassFilled" />}
      {seesReport && <Entry to={pointPaths.report()} text={t('reports.points')} icon="BarChartOutlined" />}
      {maySet && <Entry to={pointPaths.settings()} text={t('points.settings.title')} icon="ControlOutlined" />}
    </>
  )
}
