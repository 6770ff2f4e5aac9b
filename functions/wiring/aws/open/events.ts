import { openLogEvents } from '#functions/adapters/aws/events/log-events.ts'
import type { Ports } from '#ports/ports.ts'

/** Writes a line as it is: it is sealed, so nothing in it is redacted. */
const write = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`)

export const openEvents = ({ table, clock, ids }: Pick<Ports, 'table' | 'clock' | 'ids'>) =>
  openLogEvents({ table, clock, ids, write })
