import type { CloudWatchLogsEvent } from 'aws-lambda'
import { receiveEvents } from '#functions/adapters/aws/events/receive-events.ts'
import { chainActs } from '#functions/audits/acts/chain-acts.ts'
import { log } from './log.ts'
import { openClock } from './open/clock.ts'
import { readEnvironment } from './open/settings.ts'
import { openTable } from './open/table.ts'

const ports = { table: openTable(), clock: openClock() }
const tenant = readEnvironment(['LECTERN_TENANT']).LECTERN_TENANT
const receive = receiveEvents({ ...ports, tenant, log })

/**
 * The function that receives events of use and acts from the logs of the others. Every minute it is called without a delivery: failures
 * of the minute before then become entries of the audits.
 */
export const handler = (event: Partial<CloudWatchLogsEvent>): Promise<void> =>
  event.awslogs ? receive({ awslogs: event.awslogs }) : chainActs(ports, tenant)
