import { openQuickSightDashboards } from '#functions/adapters/aws/quicksight-dashboards.ts'
import { openAccount } from './account.ts'
import { readEnvironment } from './settings.ts'

export function openDashboards() {
  const {
    LECTERN_ACCOUNT: accountId,
    LECTERN_DASHBOARDS: own,
    LECTERN_HOSTS: hosts,
  } = readEnvironment(['LECTERN_ACCOUNT', 'LECTERN_DASHBOARDS', 'LECTERN_HOSTS'])
  const origins = hosts.map((host) => `https://${host}`)
  return openQuickSightDashboards({ ...openAccount('QUICKSIGHT'), ...own, accountId, origins })
}
