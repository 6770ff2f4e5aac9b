import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { readCountState } from '#functions/events/counting/count-state.ts'
import { readUsageDays, readUsageMonths } from '#functions/events/counting/usage-store.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { storeEvents } from '#functions/events/store.ts'
import type { Table } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { closedMonthAt } from './closed-month.ts'
import { countUse } from './count-use.ts'

const folder = newFolder()
const opened: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))
let table: Table
let number = 0
const clock = { now: () => new Date('2026-11-21T12:00:00Z') }

beforeEach(() => {
  const sqlite = openSqliteTable(path.join(folder, `${++number}.db`))
  opened.push(sqlite)
  table = sqlite
})

const event = (at: string, person = 'ada', more: object = {}): StoredEvent => ({
  ...{ id: `e${++number}`, at, kind: 'request', account: 'harbour', person, agent: 'Mozilla/5.0 Firefox' },
  ...{ document: 'ISO|1;pdf', format: 'pdf' },
  ...more,
})
const store = (...events: StoredEvent[]) => storeEvents(table, 'astm', events)
const count = () => countUse({ table, clock }, 'astm')
const requests = async (...days: string[]) =>
  (await readUsageDays(table, 'astm', 'harbour', days)).map(({ day, rows }) => [
    day,
    rows.map((row) => [row.document, row.totalRequests]),
  ])
const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21']

describe('counting', () => {
  it('counts each event once, delivered twice, late and counted twice at the same time', async () => {
    const events = [event('2026-11-20T10:00:00Z'), event('2026-11-20T12:00:00Z')]
    await store(...events)
    await Promise.all([count(), count()])
    await store(...events)
    await store(event('2026-11-19T10:00:00Z'))
    await count()
    await count()
    expect(await requests(...DAYS)).toEqual([
      ['2026-11-19', [['ISO|1', 1]]],
      ['2026-11-20', [['ISO|1', 2]]],
    ])
  })

  it('counts days where the tenant’s zone has them', async () => {
    const replaced = jest.replaceProperty(tenants.astm, 'reportZone', 'America/New_York')
    await store(event('2026-11-20T04:59:00Z'), event('2026-11-20T05:01:00Z'))
    await count()
    expect(await requests(...DAYS)).toEqual([
      ['2026-11-19', [['ISO|1', 1]]],
      ['2026-11-20', [['ISO|1', 1]]],
    ])
    replaced.restore()
    await count()
    expect((await requests('2026-11-20'))[0]).toEqual(['2026-11-20', [['ISO|1', 2]]])
  })

  it('keeps people of a month as a number that tells nobody, and texts of three', async () => {
    const text = (kind: 'words' | 'missing', text: string, person: string) =>
      ({ id: `w${++number}`, at: '2026-11-20T10:00:00Z', kind, account: 'harbour', person, text }) as StoredEvent
    await store(
      ...['a', 'b', 'c', 'd'].map((person) => event('2026-11-20T10:00:00Z', person)),
      ...['x', 'y', 'z'].map((person) => text('words', 'pipes', person)),
      ...['x', 'y'].map((person) => text('words', 'my own words', person)),
      text('missing', 'ISO 9:1999', 'x'),
      event('2026-11-19T10:00:00Z', 'a', { kind: 'denial', document: 'ISO|2' }),
    )
    await count()
    const month = async () => (await readUsageMonths(table, 'astm', 'harbour', ['2026-11']))[0]
    expect(await month()).toMatchObject({
      people: 'few',
      words: ['pipes'],
      missing: [['ISO 9:1999', 'few']],
      denied: [['ISO|2', 'few']],
    })
    await store(event('2026-11-21T10:00:00Z', 'e'))
    await count()
    expect(await month()).toMatchObject({ people: 5, words: ['pipes'] })
  })

  it('parts a day of very many documents, and counts it anew with fewer', async () => {
    await store(...Array.from({ length: 2500 }, (_, at) => event('2026-11-20T10:00:00Z', 'ada', { document: `ISO|${at}` })))
    await count()
    const [day] = await readUsageDays(table, 'astm', 'harbour', ['2026-11-20'])
    expect(new Set(day?.rows.map(({ document }) => document)).size).toBe(2500)
  }, 60_000)

  it('closes a month on the fifth', async () => {
    expect(closedMonthAt('UTC', Date.parse('2026-12-04T23:59:59Z'))).toBe('2026-10')
    expect(closedMonthAt('UTC', Date.parse('2026-12-05T00:00:00Z'))).toBe('2026-11')
    await count()
    expect(await readCountState(table, 'astm')).toEqual({
      ...{ closedMonth: '2026-10', summedMonth: '2026-10', countedAt: '2026-11-21T12:00:00.000Z' },
    })
  })
})
