import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { counterKeys } from '#contract/counter/keys.ts'
import type { CounterReport } from '#contract/counter/report-fields.ts'
import { monthAfter, saveCountState } from '#functions/events/counting/count-state.ts'
import { saveTitleMonth, type TitleRow } from '#functions/events/counting/title-months.ts'
import { createWorld, onEngines, type World } from '#test/support/world.ts'

/** Two months before this one is closed on every day. */
const MONTH = monthAfter(new Date().toISOString().slice(0, 7), -2)
const TITLES = 9000
/** A function answers no more. */
const MAX_ANSWER_BYTES = 5_000_000

const row = (at: number): TitleRow => ({
  ...{ document: `ISO|${at}`, database: 'ISO', title: `ISO ${at}, ${'表题'.repeat(40)}`, publisher: 'ISO', dataType: 'Standard' },
  ...{ isOpen: false, year: 2001, date: '2001-01-01', doi: '', isbn: '' },
  ...{ totalInvestigations: 1, uniqueInvestigations: 1, totalRequests: 1, uniqueRequests: 1, denials: 1 },
})

let world: World
beforeAll(
  async () => {
    world = await createWorld()
  },
  onEngines ? 600_000 : 60_000,
)
afterAll(() => world.close())

it('a report that is longer than an answer may be is a file, to which the program is sent, and has all its items', async () => {
  const { table } = world.ports
  const rows = Array.from({ length: TITLES }, (_, at) => row(at))
  const facts = { month: MONTH, closedAt: `${MONTH}-28T00:00:00Z`, robotsList: 'x', searches: 0, databases: [] }
  await saveTitleMonth(table, 'astm', 'southern', { ...facts, rows })
  await saveCountState(table, 'astm', { closedMonth: MONTH, summedMonth: MONTH, firstMonth: MONTH, countedAt: facts.closedAt })
  const asked = { name: 'Long', accountId: 'southern' }
  const { customer_id, requestor_id = '', api_key = '' } = await world.as('admin')(counterKeys.makeKey, asked)
  const query = new URLSearchParams({ customer_id, requestor_id, api_key, begin_date: MONTH, end_date: MONTH })
  const moved = await world.send('astm', 'GET', `/r51/reports/tr?${query}`)
  expect(moved.status).toBe(302)
  // The address of the file is of the site itself, where the storage stands behind it as well.
  const { pathname, search } = new URL(moved.headers.get('location') ?? '', world.originOf('astm'))
  const file = await world.send('astm', 'GET', pathname + search)
  const text = await file.text()
  expect(file.headers.get('content-type')).toBe('application/json')
  expect(Buffer.byteLength(text)).toBeGreaterThan(MAX_ANSWER_BYTES)
  const { Report_Items } = JSON.parse(text) as CounterReport
  expect(Report_Items).toHaveLength(TITLES)
  for (const item of Report_Items)
    expect('Items' in item ? item : item.Attribute_Performance[0]?.Performance).toMatchObject({ No_License: { [MONTH]: 1 } })
}, 300_000)
