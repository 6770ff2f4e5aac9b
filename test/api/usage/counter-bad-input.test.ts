import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { counterKeys, type ShownKey } from '#contract/counter/keys.ts'
import type { CounterReport } from '#contract/counter/report-fields.ts'
import { type ReportFormat, reportFiles } from '#contract/counter/report-files.ts'
import { monthAfter, saveCountState } from '#functions/events/counting/count-state.ts'
import { saveTitleMonth, type TitleRow } from '#functions/events/counting/title-months.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { storeEvents } from '#functions/events/store.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import { sheetOf } from '#test/support/counting/sheet-of.ts'
import { createWorld, itHere as it, type World } from '#test/support/world.ts'

const MONTH = monthAfter(new Date().toISOString().slice(0, 7), -2)
/** Beginnings that a spreadsheet would run, or that would end a cell. */
const RUNS = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '＝1+1', 'a\nb\tc', '\u001b[31m{"level":"error"}']

const rowOf = (title: string, at: number): TitleRow => ({
  ...{ document: `ISO|${at}`, database: 'ISO', title, publisher: title, dataType: 'Standard', isOpen: false, year: 2001 },
  ...{ date: '2001-01-01', doi: '', isbn: '' },
  ...{ totalInvestigations: 2, uniqueInvestigations: 1, totalRequests: 2, uniqueRequests: 1, denials: 0 },
})

let world: World
let key: ShownKey
beforeAll(async () => {
  world = await createWorld()
  const { table } = world.ports
  const facts = { month: MONTH, closedAt: `${MONTH}-28T00:00:00Z`, robotsList: 'x', searches: 0, databases: [] }
  await saveTitleMonth(table, 'astm', 'harbour', { ...facts, rows: RUNS.map(rowOf) })
  const state = { closedMonth: MONTH, summedMonth: MONTH, firstMonth: MONTH, countedAt: new Date().toISOString() }
  await saveCountState(table, 'astm', state)
  key = await world.as('usage-viewer')(counterKeys.makeKey, { name: '=cmd|x' })
}, 300_000)
afterAll(() => world.close())

async function ask(report: string, more = '', path = '/r51/reports/') {
  const { customer_id, requestor_id = '', api_key = '' } = key
  const query = new URLSearchParams({ customer_id, requestor_id, api_key, begin_date: MONTH, end_date: MONTH })
  const response = await world.send('astm', 'GET', `${path}${report}?${query}${more}`)
  return { status: response.status, body: await response.json() }
}
const codesOf = ({ body }: { body: CounterReport }) => (body.Report_Header.Exceptions ?? []).map(({ Code }) => Code)

describe('what nobody expects of the COUNTER API', () => {
  it.each(['tr_j1', 'TR_B1', 'xx', 'pr%00', '..%2Fmembers'])('the report %s is not found', async (report) => {
    expect((await ask(report)).status).toBe(404)
  })

  it('a filter that comes twice is no reason to fail: both count, or it is said that they do not', async () => {
    const twice = await ask('tr', '&metric_type=Total_Item_Requests&metric_type=Unheard')
    expect([twice.status, codesOf(twice)]).toEqual([200, [3060]])
    const years = await ask('tr', '&yop=2001&yop=2002')
    expect(years.status).toBe(200)
  })

  it.each([
    ['&attributes_to_show=__proto__', [3062]],
    ['&data_type=%1B%5B31m', [3060]],
    [`&item_id=${'x'.repeat(2000)}`, [3030]],
    ['&constructor=1&__proto__=2', [3050]],
  ])('%p is named, and the rest is done', async (more, codes) => {
    const answer = await ask('tr', more)
    expect([answer.status, codesOf(answer)]).toEqual([200, codes])
    expect(JSON.stringify(answer.body.Report_Header.Exceptions)).not.toMatch(/\\u001b/)
  })

  it('a longer value than a parameter may have is refused', async () => {
    expect((await ask('tr', `&item_id=${'x'.repeat(2001)}`)).status).toBe(400)
  })
})

describe('titles and names that begin as a formula', () => {
  const bytesOf = async (format: ReportFormat) => {
    const wanted = { report: 'tr', format, begin_date: MONTH, end_date: MONTH } as const
    const { url } = await world.as('usage-viewer')(reportFiles.reportFile, wanted)
    return new Uint8Array(await (await world.send('astm', 'GET', url)).arrayBuffer())
  }

  it('run nowhere in a TSV, and end no cell', async () => {
    const lines = new TextDecoder()
      .decode(await bytesOf('tsv'))
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
    const rows = lines.slice(15)
    // Four metrics of each title.
    expect(rows).toHaveLength(RUNS.length * 4)
    for (const cells of rows) {
      expect(cells).toHaveLength(lines[14]?.length ?? 0)
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@＝]|\p{Cc}/u)
    }
  })

  it('are texts in an XLSX, and run nowhere', async () => {
    const bytes = await bytesOf('xlsx')
    expect(sheetOf(bytes).flat()).toEqual(expect.arrayContaining(['=HYPERLINK("http://x")', '+1', '＝1+1']))
    const sheets = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('xl/worksheets/'))
    expect(sheets.length).toBeGreaterThan(0)
    for (const [, sheet] of sheets) expect(strFromU8(sheet)).not.toMatch(/<f[ >]/)
  })
})

describe('events that cannot be', () => {
  const count = () => countUse({ ...world.ports, clock: { now: () => new Date() } }, 'awwa')
  const monthsOf = () => world.as('usage-viewer', 'awwa')(reportFiles.reportMonths, {})
  const event = (id: string, at: string, document: string): StoredEvent => ({
    ...{
      id,
      at,
      document,
      kind: 'request',
      format: 'pdf',
      account: 'harbour',
      person: 'ada',
      agent: 'Mozilla/5.0 Firefox/140.0',
    },
  })

  it('from 1970, of tomorrow or of an unknown document hold up no count, and add nothing to other months', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await storeEvents(world.ports.table, 'awwa', [
      event('old', '1970-01-01T00:00:00.000Z', 'ISO|7010-2019'),
      event('new', tomorrow, 'ISO|7010-2019'),
      event('unknown', `${MONTH}-03T10:00:00.000Z`, 'NONE|1'),
    ])
    await Promise.all([count(), count()])
    expect((await monthsOf()).months?.first).toBe(MONTH)
    const secrets = await world.as('usage-viewer', 'awwa')(counterKeys.makeKey, { name: 'Odd' })
    const { customer_id, requestor_id = '', api_key = '' } = secrets
    const query = new URLSearchParams({ customer_id, requestor_id, api_key, begin_date: MONTH, end_date: MONTH })
    const report = await (await world.send('awwa', 'GET', `/r51/reports/tr?${query}`)).json()
    expect(report.Report_Items).toHaveLength(1)
    expect(report.Report_Items[0]).toMatchObject({ Item_ID: { Proprietary: 'awwa:NONE|1' } })
    expect(report.Report_Items[0].Attribute_Performance[0].Performance.Total_Item_Requests).toEqual({ [MONTH]: 1 })
  })
})
