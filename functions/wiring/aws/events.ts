import { receiveEvents } from '#functions/adapters/aws/events/receive-events.ts'
import { log } from './log.ts'
import { openClock } from './open/clock.ts'
import { readEnvironment } from './open/settings.ts'
import { openTable } from './open/table.ts'

/** The function that receives the events of use from the logs of the others. */
export const handler = receiveEvents({
  table: openTable(),
  tenant: readEnvironment(['LECTERN_TENANT']).LECTERN_TENANT,
  clock: openClock(),
  log,
})
