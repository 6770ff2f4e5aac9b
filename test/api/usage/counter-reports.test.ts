import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { admin } from '#contract/admin/admin.ts'
import { counterKeys, type ShownKey } from '#contract/counter/keys.ts'
import type { CounterReport } from '#contract/counter/report-fields.ts'
import { reportFiles } from '#contract/counter/report-files.ts'
import { REPORT_KINDS, REPORT_NAMES, type ReportName } from '#contract/counter/report-kinds.ts'
import { monthAfter } from '#functions/events/counting/count-state.ts'
import { listRestatements } from '#functions/events/counting/restatements.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { noteLostEvents } from '#functions/events/lost-events.ts'
import { storeEvents } from '#functions/events/store.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import { silenceActs } from '#test/support/acts/silence-acts.ts'
import { sheetOf } from '#test/support/counting/sheet-of.ts'
import { createWorld, itHere as it, type World } from '#test/support/world.ts'

const OPEN = 'ISO|7010-2019'
const CLOSED = 'CLOSED|9-2021'
const CURRENT = new Date().toISOString().slice(0, 7)
/** Two months before this one is closed on every day. */
const MONTH = monthAfter(CURRENT, -2)
const BEFORE = monthAfter(MONTH, -1)
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let world: World
let key: ShownKey
let number = 0
const event = (at: string, more: object = {}): StoredEvent => ({
  ...{ id: `c${++number}`, at, kind: 'request', account: 'harbour', person: 'ada', agent: AGENT, document: OPEN, format: 'pdf' },
  ...more,
})
const count = () => countUse({ ...world.ports, clock: { now: () => new Date() } }, 'astm')

beforeAll(async () => {
  world = await createWorld()
  silenceActs(world)
  await storeEvents(world.ports.table, 'astm', [
    event(`${BEFORE}-03T10:00:00Z`),
    event(`${MONTH}-03T10:00:00Z`),
    event(`${MONTH}-03T10:00:10Z`),
    event(`${MONTH}-03T10:01:00Z`, { format: 'html' }),
    event(`${MONTH}-04T10:00:00Z`, { kind: 'investigation', format: 'page', person: 'bo' }),
    event(`${MONTH}-04T10:00:00Z`, { kind: 'denial', document: CLOSED, format: undefined }),
    event(`${MONTH}-04T10:00:00Z`, { kind: 'investigation', document: CLOSED, format: 'page' }),
    event(`${MONTH}-05T10:00:00Z`, { kind: 'search', set: 'a', document: undefined, format: undefined }),
    event(`${MONTH}-05T11:00:00Z`, { agent: 'Googlebot/2.1' }),
    event(`${MONTH}-05T11:00:00Z`, { account: 'northern' }),
  ])
  await count()
  key = await world.as('usage-viewer')(counterKeys.makeKey, { name: 'Harvester' })
}, 300_000)
afterAll(() => world.close())

type Query = Readonly<Record<string, string>>
async function ask(report: string, query: Query = {}, given = key) {
  const { customer_id, requestor_id = '', api_key = '' } = given
  const sent = { customer_id, requestor_id, api_key, begin_date: BEFORE, end_date: MONTH, ...query }
  const response = await world.send('astm', 'GET', `/r51/reports/${report}?${new URLSearchParams(sent)}`)
  return { status: response.status, body: (await response.json()) as CounterReport }
}
const reportOf = async (...given: Parameters<typeof ask>) => {
  const { status, body } = await ask(...given)
  expect(status).toBe(200)
  return body
}
const codesOf = ({ Report_Header: { Exceptions = [] } }: CounterReport) => Exceptions.map(({ Code, Data }) => [Code, Data])

/** Numbers of a report by metric, over all its items and months. */
function sumsOf({ Report_Items }: CounterReport): Record<string, number> {
  const sums: Record<string, number> = {}
  const items = Report_Items.flatMap((item) => ('Items' in item ? item.Items : [item]))
  for (const { Performance } of items.flatMap((item) => item.Attribute_Performance))
    for (const [metric, counts] of Object.entries(Performance))
      sums[metric] = Object.values(counts).reduce((sum, number) => sum + number, sums[metric] ?? 0)
  return sums
}
const USES = {
  Total_Item_Investigations: 5,
  Total_Item_Requests: 3,
  Unique_Item_Investigations: 4,
  Unique_Item_Requests: 2,
}

describe('reports of COUNTER', () => {
  it('are listed with the months of which there is use', async () => {
    const { customer_id, requestor_id = '', api_key = '' } = key
    const query = new URLSearchParams({ customer_id, requestor_id, api_key })
    const listed = await (await world.send('astm', 'GET', `/r51/reports?${query}`)).json()
    expect(listed.map(({ Report_ID }: { Report_ID: string }) => Report_ID)).toEqual(
      REPORT_NAMES.map((name) => REPORT_KINDS[name].id),
    )
    expect(listed[0]).toMatchObject({ First_Month_Available: BEFORE, Path: '/r51/reports/pr' })
    expect(listed[0].Last_Month_Available >= MONTH).toBe(true)
  })

  it('agree on what was used', async () => {
    expect(sumsOf(await reportOf('pr'))).toEqual({ ...USES, Searches_Platform: 1 })
    expect(sumsOf(await reportOf('tr'))).toEqual({ ...USES, No_License: 1 })
    expect(sumsOf(await reportOf('ir'))).toEqual({ ...USES, No_License: 1 })
    const { Searches_Automated: searches, ...uses } = sumsOf(await reportOf('dr'))
    expect(uses).toEqual({ ...USES, No_License: 1 })
    // A search searches every subscription.
    expect(searches).toBeGreaterThan(1)
    expect(sumsOf(await reportOf('pr_p1'))).toEqual({ Searches_Platform: 1, Total_Item_Requests: 3, Unique_Item_Requests: 2 })
    expect(sumsOf(await reportOf('dr_d1'))).toEqual({ ...USES, Searches_Automated: searches })
    expect(sumsOf(await reportOf('dr_d2'))).toEqual({ No_License: 1 })
  })

  it('say whose use they are, by which filters, and of which title', async () => {
    const report = await reportOf('tr', { attributes_to_show: 'Access_Type|YOP', data_type: 'Standard', yop: '2019' })
    expect(report.Report_Header).toEqual({
      ...{ Release: '5.1', Report_ID: 'TR', Report_Name: 'Title Report', Registry_Record: '' },
      Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      Created_By: expect.any(String),
      Institution_ID: { Proprietary: ['astm:harbour'] },
      Institution_Name: 'Harbour Engineering',
      Report_Filters: {
        ...{ Data_Type: ['Standard'], YOP: ['2019'], Begin_Date: `${BEFORE}-01` },
        End_Date: expect.stringMatching(new RegExp(`^${MONTH}-(28|29|30|31)$`)),
      },
      Report_Attributes: { Attributes_To_Show: ['YOP', 'Access_Type'] },
    })
    expect(report.Report_Items).toEqual([
      {
        Title: 'ISO 7010:2019, Safety signs',
        Platform: report.Report_Header.Created_By,
        Publisher: expect.any(String),
        Item_ID: { Proprietary: `astm:${OPEN}`, URI: expect.stringContaining('/document/?contentcode=ISO%7C7010-2019') },
        Attribute_Performance: [
          {
            ...{ Data_Type: 'Standard', YOP: '2019', Access_Type: 'Controlled' },
            Performance: {
              Total_Item_Investigations: { [BEFORE]: 1, [MONTH]: 3 },
              Total_Item_Requests: { [BEFORE]: 1, [MONTH]: 2 },
              Unique_Item_Investigations: { [BEFORE]: 1, [MONTH]: 2 },
              Unique_Item_Requests: { [BEFORE]: 1, [MONTH]: 1 },
            },
          },
        ],
      },
    ])
  })

  it('are what was asked for: metrics, an item, a database, other years, totals', async () => {
    expect(sumsOf(await reportOf('ir', { metric_type: 'No_License|Total_Item_Requests' }))).toEqual({
      ...{ No_License: 1, Total_Item_Requests: 3 },
    })
    expect(sumsOf(await reportOf('tr', { item_id: `astm:${CLOSED}`, metric_type: 'No_License' }))).toEqual({ No_License: 1 })
    expect(sumsOf(await reportOf('tr', { yop: '0001|2020-2022', metric_type: 'Total_Item_Investigations' }))).toEqual({
      Total_Item_Investigations: 1,
    })
    const [first] = (await reportOf('dr', { data_type: 'Standard' })).Report_Items
    const database = first && 'Database' in first ? (first.Database ?? '') : ''
    const { Report_Items } = await reportOf('dr', { database })
    expect(Report_Items).toEqual([expect.objectContaining({ Database: database })])
    const { Report_Items: totals, Report_Header } = await reportOf('pr', {
      granularity: 'Totals',
      metric_type: 'Total_Item_Requests',
    })
    expect(totals[0]).toMatchObject({
      Attribute_Performance: [{ Data_Type: 'Standard', Performance: { Total_Item_Requests: { [BEFORE]: 3 } } }],
    })
    expect(Report_Header.Report_Attributes).toEqual({ Granularity: 'Total' })
    expect(codesOf(await reportOf('pr', { access_method: 'TDM' }))).toEqual([[3030, `${BEFORE} to ${MONTH}`]])
  })

  it.each([
    ['pr', { yop: '2019' }, 3050, 'yop'],
    ['pr', { colour: 'red', customer: 'x' }, 3050, 'colour, customer'],
    ['pr_p1', { metric_type: 'Searches_Platform' }, 3050, 'metric_type'],
    ['tr', { metric_type: 'Searches_Platform|Unheard' }, 3060, 'metric_type=Searches_Platform, metric_type=Unheard'],
    ['tr', { yop: '2019-2018|20' }, 3060, 'yop=2019-2018, yop=20'],
    ['tr', { country_code: 'DE' }, 3060, 'country_code=DE'],
    ['ir', { author: 'ORCID:1' }, 3060, 'author=ORCID:1'],
    ['dr', { platform: 'elsewhere' }, 3060, 'platform=elsewhere'],
    ['tr', { attributes_to_show: 'YOP|Colour' }, 3062, 'attributes_to_show=Colour'],
    ['tr', { item_id: '10.1520/D1535-14|978-0-8031-0000-0' }, 3061, 'item_id=10.1520/D1535-14|978-0-8031-0000-0'],
    ['tr', { granularity: 'Day' }, 3062, 'granularity=Day'],
    ['ir', { include_component_details: 'True' }, 3063, 'include_component_details'],
  ])('%s with %p has the exception %p (%s), and the rest is done', async (report, query, code, data) => {
    const made = await reportOf(report, query)
    expect(codesOf(made)).toEqual([[code, data]])
    expect(sumsOf(made).Total_Item_Requests).toBe(3)
  })

  it.each([
    [{ begin_date: '' }, 400, 1030],
    [{ end_date: '' }, 400, 1030],
    [{ begin_date: MONTH, end_date: BEFORE }, 400, 3020],
    [{ begin_date: '2026-02-30' }, 400, 3020],
    [{ begin_date: `${BEFORE}-02` }, 400, 3020],
    [{ begin_date: 'yesterday' }, 400, 3020],
    [{ begin_date: CURRENT, end_date: CURRENT }, 400, 3020],
    [{ begin_date: '9999-01', end_date: '9999-12' }, 400, 3020],
    [{ customer_id: '0000000000000000' }, 403, 2011],
    [{ customer_id: 'northern' }, 403, 2010],
    [{ customer_id: 'nobody' }, 403, 2010],
  ])('%p is answered by %p with %p', async (query, status, code) => {
    expect(await ask('pr', query as Query)).toMatchObject({ status, body: { Code: code } })
  })

  it('leave out months that are not whole or too old, and say so', async () => {
    const report = await reportOf('pr', { begin_date: '2001-01-01', end_date: '9999-12-31' })
    expect(codesOf(report).map(([code]) => code)).toEqual([3032, 3031])
    expect(report.Report_Header.Report_Filters).toMatchObject({ Begin_Date: `${BEFORE}-01` })
    const gone = await reportOf('pr', { begin_date: '2001-01', end_date: '2001-12' })
    expect([codesOf(gone).map(([code]) => code), gone.Report_Items]).toEqual([[3032], []])
  })

  it('are restated by what comes late, and say before what they said', async () => {
    await storeEvents(world.ports.table, 'astm', [event(`${MONTH}-20T10:00:00Z`)])
    await count()
    expect(sumsOf(await reportOf('pr')).Total_Item_Requests).toBe(4)
    const [restated, ...others] = await listRestatements(world.ports.table, 'astm', 'harbour')
    expect(others).toEqual([])
    expect([restated?.month, restated?.count, restated?.changes[0]]).toEqual([
      ...[MONTH, 4],
      { document: OPEN, metric: 'totalInvestigations', before: 3, after: 4 },
    ])
  })

  it('answer nothing to a key that ended a moment ago', async () => {
    const ended = await world.as('usage-viewer')(counterKeys.makeKey, { name: 'Ended' })
    expect((await ask('pr', {}, ended)).status).toBe(200)
    await world.as('usage-viewer')(counterKeys.endKey, { id: ended.key.id })
    for (const name of REPORT_NAMES) expect((await ask(name, {}, ended)).status).toBe(401)
  })

  it('say of months that events were lost, and have the rest', async () => {
    await noteLostEvents(
      world.ports.table,
      'astm',
      new Map([
        ['2001-01', 1],
        [BEFORE, 3],
      ]),
    )
    const report = await reportOf('pr')
    expect(codesOf(report)).toEqual([[3040, `Some use was not recorded: ${BEFORE}`]])
    expect(sumsOf(report).Total_Item_Requests).toBe(4)
    expect(codesOf(await reportOf('pr', { begin_date: MONTH }))).toEqual([])
    await world.ports.table.delete({ pk: 'astm#use-lost', sk: BEFORE })
  })

  it('are those of the customer alone', async () => {
    const northern = await world.as('admin')(counterKeys.makeKey, { name: 'North', accountId: 'northern' })
    expect(sumsOf(await reportOf('tr', {}, northern))).toEqual({
      ...{ Total_Item_Investigations: 1, Total_Item_Requests: 1, Unique_Item_Investigations: 1, Unique_Item_Requests: 1 },
    })
  })
})

describe('reports of COUNTER as files', () => {
  const of = (report: ReportName, more: object = {}, person = 'usage-viewer') =>
    world.as(person)(reportFiles.reportFile, { report, begin_date: BEFORE, end_date: MONTH, ...more })
  const bytesOf = async (...given: Parameters<typeof of>) => {
    const { url } = await of(...given)
    return new Uint8Array(await (await world.send('astm', 'GET', url)).arrayBuffer())
  }
  const linesOf = async (...given: Parameters<typeof of>) =>
    new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await bytesOf(...given))
      .split('\n')
      .map((line) => line.split('\t'))

  it('have the months of which there are reports, and what was restated', async () => {
    const { months, restated, accountName } = await world.as('usage-viewer')(reportFiles.reportMonths, {})
    expect([accountName, months?.first]).toEqual(['Harbour Engineering', BEFORE])
    expect(restated).toEqual([
      {
        month: MONTH,
        at: expect.any(String),
        count: 4,
        changes: expect.arrayContaining([expect.objectContaining({ after: 4 })]),
      },
    ])
  })

  it('are tables in COUNTER’s form, with its thirteen lines of header', async () => {
    const lines = await linesOf('tr', { metric_type: 'Total_Item_Requests', attributes_to_show: 'YOP|Access_Type' })
    const named = Object.fromEntries(lines.slice(0, 13))
    expect(lines[0]?.[0]).toBe('\uFEFFReport_Name')
    expect(named).toMatchObject({
      ...{ Report_ID: 'TR', Release: '5.1', Institution_Name: 'Harbour Engineering', Institution_ID: 'astm:harbour' },
      ...{ Metric_Types: 'Total_Item_Requests', Report_Filters: '', Report_Attributes: 'Attributes_To_Show=YOP|Access_Type' },
      Reporting_Period: expect.stringMatching(`^Begin_Date=${BEFORE}-01; End_Date=${MONTH}-\\d\\d$`),
    })
    expect(lines[13]).toEqual([''])
    expect(lines[14]?.slice(0, 10)).toEqual([
      ...['Title', 'Publisher', 'Publisher_ID', 'Platform', 'DOI', 'Proprietary_ID', 'ISBN', 'Print_ISSN', 'Online_ISSN', 'URI'],
    ])
    expect(lines[15]?.slice(-7)).toEqual(['Standard', '2019', 'Controlled', 'Total_Item_Requests', '4', '1', '3'])
    expect(lines.slice(16)).toEqual([['']])
  })

  it.each(REPORT_NAMES)('%s has the same rows as TSV and as XLSX', async (report) => {
    const [lines, workbook] = [await linesOf(report), await bytesOf(report, { format: 'xlsx' })]
    const cells = sheetOf(workbook)
    // A workbook ends rows where their last cell is; the time at which it was made is its own.
    const trimmed = (rows: readonly (readonly string[])[]) =>
      rows
        .filter(([first]) => first !== 'Created')
        .map((row) =>
          row
            .join('\t')
            .replace(/^\uFEFF/, '')
            .trimEnd(),
        )
    expect(trimmed(cells).filter(Boolean)).toEqual(trimmed(lines).filter(Boolean))
  })

  it('are for those who manage keys, and each an audit', async () => {
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'answered',
        (error) => error.problem?.code,
      )
    expect(await codeOf(of('pr', {}, 'subscriber'))).toBe('forbidden')
    expect(await codeOf(of('pr', { accountId: 'northern' }))).toBe('forbidden')
    expect(await codeOf(of('pr', { accountId: 'northern' }, 'admin'))).toBe('answered')
    expect(await codeOf(of('pr', { begin_date: 'x' }))).toBe('period-invalid')
    const [row] = await world.as('admin')(admin.audits, { size: 1 })
    expect(row).toMatchObject({ type: 'LIST_EXPORTED', principal: 'admin', data: { message: 'PR tsv, account northern' } })
  })
})
