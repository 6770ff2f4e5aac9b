import { gzipSync } from 'node:zlib'
import { type ActLine, openLogActs } from '#functions/adapters/aws/acts/log-acts.ts'
import { receiveEvents } from '#functions/adapters/aws/events/receive-events.ts'
import { systemClock as clock } from '#functions/adapters/shared/system-clock.ts'
import { chainActs } from '#functions/audits/acts/chain-acts.ts'
import type { Table } from '#ports/table.ts'
import type { OpenActs } from '../../ports/acts.conformance.ts'
import { fillable } from '../../ports/events.conformance.ts'

const TENANTS = ['astm', 'awwa'] as const

/** Acts as lines of a log. Each line is delivered to the function of its tenant, twice. */
export function openDeliveredActs(stored: Table, close: () => Promise<void>): OpenActs {
  const { table, fill } = fillable(stored)
  const lines: ActLine[] = []
  const receivers = TENANTS.map((tenant) => receiveEvents({ table, tenant, clock, log: () => undefined }))
  async function settle(): Promise<void> {
    const messages = lines.splice(0).map((line) => JSON.stringify(line))
    const logEvents = messages.map((message, at) => ({ id: `${Date.now()}.${at}`, timestamp: Date.now(), message }))
    const data = gzipSync(JSON.stringify({ messageType: 'DATA_MESSAGE', logEvents })).toString('base64')
    for (const receive of [...receivers, ...receivers]) await receive({ awslogs: { data } })
  }
  return {
    ...{ acts: openLogActs((line) => lines.push(line)), table: stored, fill, settle, stop: settle, close },
    async chain() {
      for (const tenant of TENANTS) await chainActs({ table, clock }, tenant)
    },
  }
}
