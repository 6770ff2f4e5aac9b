import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import type { Act } from '#ports/audits/acts.ts'
import { queryAll } from '#ports/query-all.ts'
import { TableUnavailable } from '#ports/table.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { verifyAudits } from '../verify-audits.ts'
import { chainActs } from './chain-acts.ts'
import { storeActs } from './waiting-acts.ts'

const WRITERS = 50
const AT = '2026-05-01T10:00:05.000Z'
const table = openSqliteTable(path.join(newFolder(), 'table.db'))
afterAll(() => table.close())
let now = new Date(AT)
const clock = { now: () => now }
const ports = { table, clock }
const remoteAddress = '192.0.2.7'
const act = (more: Partial<Act> = {}): Act => ({
  tenant: 'astm',
  at: AT,
  principal: 'ada',
  type: 'ADMIN_CALL',
  message: 'GET /management/audits',
  remoteAddress,
  ...more,
})
const failure = (more: Partial<Act> = {}) => act({ type: 'AUTHENTICATION_FAILURE', message: 'wrong password', ...more })
const store = (batch: string, ...acts: Act[]) => storeActs(table, 'astm', { batch, acts, now: new Date() })
const entries = () => queryAll(table, { pk: 'astm#audits' })
const waiting = () => queryAll(table, { pk: 'astm#acts' })

beforeEach(async () => {
  now = new Date(AT)
  for (const kind of ['audits', 'audits-head', 'acts', 'act-batches'])
    for (const { pk, sk } of await queryAll(table, { pk: `astm#${kind}` })) await table.delete({ pk, sk })
})

describe('acts', () => {
  it('become entries of the chain, in their order, and wait no more', async () => {
    await store('1', act({ message: 'first' }), act({ message: 'second' }))
    await chainActs(ports, 'astm')
    expect(await entries()).toMatchObject([
      { number: 1, principal: 'ada', type: 'ADMIN_CALL', data: { message: 'first', at: AT, remoteAddress } },
      { number: 2, data: { message: 'second' } },
    ])
    expect(await waiting()).toEqual([])
    expect(await verifyAudits(table, 'astm')).toEqual({ ok: true, entries: 2 })
  })

  it('are one entry each, however often a batch is delivered', async () => {
    await store('1', act(), failure())
    await store('1', act(), failure())
    await chainActs(ports, 'astm')
    await store('1', act(), failure())
    await chainActs(ports, 'astm')
    expect(await entries()).toHaveLength(1)
    expect(await waiting()).toMatchObject([{ times: 1 }])
  })

  it('that fail are one entry for a minute and an address, with their number', async () => {
    const later = '2026-05-01T10:00:59.900Z'
    await store('1', failure(), failure({ principal: 'bo' }))
    await store('2', failure({ at: later }), failure({ remoteAddress: '192.0.2.8' }), act({ type: 'AUTHORIZATION_FAILURE' }))
    await store('3', failure({ at: '2026-05-01T10:01:00.000Z' }))
    await chainActs(ports, 'astm')
    expect(await entries()).toEqual([])
    now = new Date('2026-05-01T10:01:31Z')
    await chainActs(ports, 'astm')
    const told = (await entries()).map(({ type, principal, data }) => [type, principal, (data as Record<string, string>).times])
    expect(told.sort()).toEqual([
      ['AUTHENTICATION_FAILURE', 'ada', '1'],
      ['AUTHENTICATION_FAILURE', 'several', '3'],
      ['AUTHORIZATION_FAILURE', 'ada', '1'],
    ])
    expect(await waiting()).toMatchObject([{ at: '2026-05-01T10:01:00.000Z', times: 1 }])
  })

  it('of a flood are one entry, and of fifty writers and chains at once none is lost and none is twice', async () => {
    const writes = Array.from({ length: WRITERS }, async (_, at) => {
      await store(`${at}`, act({ message: `${at}` }), ...Array.from({ length: 20 }, () => failure()))
      await chainActs(ports, 'astm')
    })
    await Promise.all(writes)
    now = new Date('2026-05-01T10:02:00Z')
    await Promise.all([chainActs(ports, 'astm'), chainActs(ports, 'astm')])
    const all = (await entries()) as unknown as { type: string; data: Record<string, string> }[]
    const calls = all.filter(({ type }) => type === 'ADMIN_CALL').map(({ data }) => Number(data.message))
    expect(calls.toSorted((one, other) => one - other)).toEqual(Array.from({ length: WRITERS }, (_, at) => at))
    expect(all.filter(({ type }) => type !== 'ADMIN_CALL')).toMatchObject([{ data: { times: String(WRITERS * 20) } }])
    expect(await verifyAudits(table, 'astm')).toEqual({ ok: true, entries: WRITERS + 1 })
    expect(await waiting()).toEqual([])
  })

  it('wait on where they cannot be chained', async () => {
    await store('1', act())
    const full = { ...table, transact: async () => Promise.reject(new TableUnavailable('full')) }
    await expect(chainActs({ table: full, clock }, 'astm')).rejects.toThrow(TableUnavailable)
    expect(await waiting()).toHaveLength(1)
    await chainActs(ports, 'astm')
    expect(await entries()).toHaveLength(1)
  })
})
