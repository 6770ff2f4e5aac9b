import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { counterKeys } from '#contract/counter/keys.ts'
import type { CounterReport } from '#contract/counter/report-fields.ts'
import { reports } from '#contract/reports.ts'
import { mailReportsJob } from '#functions/areas/reports/mail-reports.ts'
import { listSubscribers, saveSubscriber } from '#functions/areas/reports/mail-store.ts'
import { monthAfter } from '#functions/events/counting/count-state.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { dayAfter } from '#functions/events/report-zone.ts'
import { storeEvents } from '#functions/events/store.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { createWorld, itHere as it, type World } from '#test/support/world.ts'

const OPEN = 'ISO|7010-2019'
const CLOSED = 'CLOSED|9-2021'
/** Two months before this one is closed on every day. */
const MONTH = monthAfter(new Date().toISOString().slice(0, 7), -2)
const [FIRST, LAST] = [`${MONTH}-01`, dayAfter(`${monthAfter(MONTH)}-01`, -1)]
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let world: World
let number = 0
const act = (at: string, more: object = {}): StoredEvent => ({
  ...{ id: `m${++number}`, at: `${MONTH}-${at}Z`, kind: 'request', account: 'harbour', person: 'ada', agent: AGENT },
  ...{ document: OPEN, format: 'pdf' },
  ...more,
})

/** The month as it went; what counts of it stands below, by hand. */
const SCRIPT = [
  // Ada looks at a document and reads it.
  act('03T10:00:00', { kind: 'investigation', format: 'page' }),
  act('03T10:00:05'),
  // A double click: the later one stays.
  act('03T12:00:00'),
  act('03T12:00:20'),
  // Two tabs of one hour: two requests of one item.
  act('04T09:00:00'),
  act('04T09:30:00', { format: 'html' }),
  // A turnaway, after its page.
  act('05T10:00:00', { kind: 'investigation', format: 'page', document: CLOSED }),
  act('05T10:00:01', { kind: 'denial', format: undefined, document: CLOSED }),
  // Bo searches, turns the page, searches something else.
  ...['a', 'a', 'b'].map((set, at) =>
    act(`06T10:0${at}:00`, { kind: 'search', person: 'bo', set, document: undefined, format: undefined }),
  ),
  // A robot reads much.
  ...Array.from({ length: 9 }, (_, at) => act(`07T10:0${at}:00`, { person: 'robot', agent: 'Googlebot/2.1' })),
  // Another account reads too.
  act('08T10:00:00', { account: 'northern', person: 'cy' }),
]
const COUNTED = { requests: 4, investigations: 6, searches: 2, denials: 1 }
const UNIQUE_REQUESTS = 3

const now = () => new Date()
const at = (day: string) => ({ now: () => new Date(`${day}T12:00:00Z`) })
const embed = async (person = 'usage-viewer') =>
  (await world.as(person)(reports.embed, { reportId: 'usage', from: FIRST, to: LAST })).EmbedUrl
const opened = async (url: string) => (await world.send('astm', 'GET', url)).text()
const mail = (clock: { now(): Date }) =>
  mailReportsJob(
    { ...world.ports, clock },
    () => 'http://astm.example/document/',
  )({ id: 'x', name: 'mail-reports', tenant: 'astm', payload: null } as never)
const usageMails = async () => (await world.mails()).filter(({ text }) => text.includes('/usage-report'))

beforeAll(async () => {
  world = await createWorld()
  await storeEvents(world.ports.table, 'astm', SCRIPT)
  await countUse({ ...world.ports, clock: { now } }, 'astm')
}, 300_000)
afterAll(() => world.close())

describe('a month as it went', () => {
  it('is on the page', async () => {
    const figures = [...(await opened(await embed())).matchAll(/<dd>(\d+)</g)].map(([, figure]) => Number(figure))
    expect(figures).toEqual(Object.values(COUNTED))
  })

  it('is in the file of its days', async () => {
    const answer = await world.send('astm', 'GET', (await embed()).replace('?', '/days?'))
    const { pathname, search } = new URL(answer.headers.get('Location') ?? '', 'http://x')
    const rows = (await opened(pathname + search))
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',').slice(1).map(Number))
    const sums = [0, 1, 2, 3].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0))
    expect(sums).toEqual([COUNTED.requests, COUNTED.investigations, COUNTED.denials, COUNTED.searches])
  })

  it('is in the report of COUNTER', async () => {
    const {
      customer_id,
      requestor_id = '',
      api_key = '',
    } = await world.as('usage-viewer')(counterKeys.makeKey, { name: 'Month' })
    const query = new URLSearchParams({ customer_id, requestor_id, api_key, begin_date: MONTH, end_date: MONTH })
    const sums: Record<string, number> = {}
    // Denials are of titles alone.
    for (const [name, metrics] of [
      ['pr', /^(?!No_)/],
      ['tr', /^No_/],
    ] as const) {
      const report = (await (await world.send('astm', 'GET', `/r51/reports/${name}?${query}`)).json()) as CounterReport
      for (const item of report.Report_Items)
        for (const { Performance } of 'Items' in item ? [] : item.Attribute_Performance)
          for (const [metric, counts] of Object.entries(Performance))
            if (metrics.test(metric)) sums[metric] = Object.values(counts).reduce((sum, one) => sum + one, sums[metric] ?? 0)
    }
    expect(sums).toMatchObject({
      ...{ Total_Item_Requests: COUNTED.requests, Unique_Item_Requests: UNIQUE_REQUESTS },
      ...{ Total_Item_Investigations: COUNTED.investigations, No_License: COUNTED.denials, Searches_Platform: COUNTED.searches },
    })
  })

  it('is mailed once with the same numbers, also a day late and by two jobs at once', async () => {
    await saveSubscriber(world.ports.table, 'astm', {
      userId: 'usage-viewer',
      accountId: 'harbour',
      every: 'month',
      sent: '2000-01-01',
    })
    const late = at(`${monthAfter(MONTH)}-03`)
    await Promise.all([mail(late), mail(late)])
    await mail(late)
    const [sent, ...more] = await usageMails()
    expect(more).toEqual([])
    expect(sent?.text).toMatch(/Requests: 4 .*\nInvestigations: 6 .*\nSearches: 2 .*\nDenied: 1 /)
    expect(sent?.text).toContain(`/usage-report?from=${FIRST}&to=${LAST}`)
    expect(sent?.text).not.toMatch(/7010|CLOSED/)
    expect(sent?.unsubscribe).toContain('/api/mail-choices/')
    // The month after it nothing was used.
    await mail(at(`${monthAfter(MONTH, 2)}-03`))
    expect(await usageMails()).toHaveLength(1)
    expect((await listSubscribers(world.ports.table, 'astm'))[0]?.sent).toBe(`${monthAfter(MONTH)}-01`)
  })

  it('is mailed to nobody who may not see it any more, and to nobody who ended the mails', async () => {
    const subscribe = (sent: string) =>
      saveSubscriber(world.ports.table, 'astm', { userId: 'usage-viewer', accountId: 'harbour', every: 'month', sent })
    const late = at(`${monthAfter(MONTH)}-04`)
    const people = castFile('astm')
    const without = people.people.map((one) => (one.subject === 'usage-viewer' ? { ...one, authorities: [] } : one))
    await savePeople(world.ports.table, 'astm', { ...people, people: without }, { overwrite: true })
    await subscribe('2000-01-01')
    await mail(late)
    // Nothing is noted as sent: whoever may see it again gets the mail.
    expect((await listSubscribers(world.ports.table, 'astm'))[0]?.sent).toBe('2000-01-01')
    await savePeople(world.ports.table, 'astm', people, { overwrite: true })
    const call = world.as('usage-viewer')
    expect(await call(reports.saveMails, { every: 'week' })).toEqual({ every: 'week' })
    expect(await call(reports.mails, {})).toEqual({ every: 'week' })
    const [sent] = await usageMails()
    await world.send(
      'astm',
      'POST',
      new URL(sent?.unsubscribe ?? '').pathname,
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      'x',
    )
    expect(await call(reports.mails, {})).toEqual({ every: 'never' })
    expect(await call(reports.saveMails, { every: 'month' })).toEqual({ every: 'month' })
    expect(await call(reports.mails, {})).toEqual({ every: 'month' })
    expect(await call(reports.saveMails, { every: 'never' })).toEqual({ every: 'never' })
    expect(await listSubscribers(world.ports.table, 'astm')).toEqual([])
    for (const person of ['subscriber', 'compass-admin', 'visitor'])
      await expect(world.as(person)(reports.saveMails, { every: 'week' })).rejects.toMatchObject({ status: 403 })
  })
})
