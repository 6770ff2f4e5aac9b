import { openAwsMonitor } from '#functions/adapters/aws/monitor/aws-monitor.ts'
import { NAMESPACE } from '#functions/adapters/aws/monitor/metrics-namespace.ts'
import { openAccount } from './account.ts'

export const openMonitor = () => openAwsMonitor({ ...openAccount(), namespace: NAMESPACE })
