import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { queryAll } from '#ports/query-all.ts'
import { TableUnavailable } from '#ports/table.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { receiveEvents } from '../events/receive-events.ts'
import { type ActLine, openLogActs } from './log-acts.ts'

const table = openSqliteTable(path.join(newFolder(), 'table.db'))
afterAll(() => table.close())

const lines: ActLine[] = []
const acts = openLogActs((line) => lines.push(line))
const emit = (tenant: 'astm' | 'awwa', message: string) =>
  acts.emit({ tenant, message, at: '2026-05-01T10:00:05.000Z', principal: 'ada', type: 'ADMIN_CALL', remoteAddress: '192.0.2.7' })

function delivery() {
  const messages = [...lines.map((line) => JSON.stringify(line)), 'no JSON', '{"event":"act"}']
  const logEvents = messages.map((message, at) => ({ id: `${at}`, timestamp: Date.now(), message }))
  const data = gzipSync(JSON.stringify({ messageType: 'DATA_MESSAGE', logEvents })).toString('base64')
  return { awslogs: { data } }
}

it('acts of a delivery are entries of their tenant, once, and a table that takes none gets the delivery again', async () => {
  for (let at = 0; at < 50; at++) emit('astm', `${at}`)
  emit('awwa', 'of another')
  const log = () => undefined
  const full = { ...table, transact: async () => Promise.reject(new TableUnavailable('full')) }
  const receiving = { tenant: 'astm', clock: systemClock, log } as const
  await expect(receiveEvents({ ...receiving, table: full })(delivery())).rejects.toThrow(TableUnavailable)
  const receive = receiveEvents({ ...receiving, table })
  await receive(delivery())
  await receive(delivery())
  const audits = await queryAll(table, { pk: 'astm#audits' })
  expect(audits.map(({ data }) => Number((data as { message: string }).message)).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 50 }, (_, at) => at),
  )
  expect(await queryAll(table, { pk: 'awwa#audits' })).toEqual([])
})
