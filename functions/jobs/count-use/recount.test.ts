import path from 'node:path'
import { afterAll, describe, expect, it, jest } from '@jest/globals'
import { REPORT_KINDS, type ReportName } from '#contract/counter/report-kinds.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { buildReport, type ReportedItem } from '#functions/areas/counter/reports/build-report.ts'
import { countDay } from '#functions/events/counting/count-day.ts'
import { monthsBetween } from '#functions/events/counting/count-state.ts'
import { isRobot } from '#functions/events/counting/robots.ts'
import { readTitleMonth, type TitleMonth } from '#functions/events/counting/title-months.ts'
import type { DocumentRow, UsageDay } from '#functions/events/counting/usage-store.ts'
import type { UseEvent } from '#functions/events/event.ts'
import { dayAfter, dayIn, startOfDay } from '#functions/events/report-zone.ts'
import { storeEvents } from '#functions/events/store.ts'
import { tenants } from '#tenants/index.ts'
import { recount } from '#test/support/counting/recount.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { cases, fc, timeLimit } from '#test/support/properties.ts'
import { countUse } from './count-use.ts'
import { sumMonth } from './sum-month.ts'

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Africa/Cairo'] as const
/** Moments around which something happens: nights, ends of months, changes of clocks. */
const MOMENTS = [
  '2026-10-25T00:59:40Z',
  '2026-10-31T22:59:45Z',
  '2026-11-01T05:59:30Z',
  '2026-10-12T23:59:40Z',
  '2026-10-29T20:59:50Z',
]
const STEPS = [0, 1, 9_000, 29_999, 30_000, 30_001, 61_000, 1_800_000, 3_600_000, 40_000_000]
const BROWSER = 'Mozilla/5.0 Firefox'

const moment = fc
  .tuple(fc.constantFrom(...MOMENTS), fc.array(fc.constantFrom(...STEPS), { maxLength: 3 }))
  .map(([start, steps]) => Date.parse(start) + steps.reduce((sum, step) => sum + step, 0))
const kind = fc.constantFrom(
  { kind: 'request', format: 'pdf' } as const,
  { kind: 'request', format: 'html' } as const,
  { kind: 'investigation', format: 'page' } as const,
  { kind: 'denial' } as const,
)
const event = fc
  .record({
    time: moment,
    kind,
    person: fc.constantFrom('a', 'b'),
    document: fc.constantFrom('X|1', 'Y|2'),
    isRobot: fc.integer({ max: 9, min: 0 }),
  })
  .map(
    ({ time, kind: of, person, document, isRobot: robot }): Omit<UseEvent, 'id'> => ({
      ...{
        at: new Date(time).toISOString(),
        account: 'harbour',
        person,
        document,
        agent: robot === 0 ? 'Googlebot/2.1' : BROWSER,
      },
      ...of,
    }),
  )
/** A history as it is delivered: some events twice, all in any order. */
const history = fc
  .array(event, { minLength: 1, maxLength: 25 })
  .map((events) => events.map((one, at): UseEvent => ({ ...one, id: `e${String(at).padStart(2, '0')}` })))
  .chain((events) => fc.tuple(fc.subarray(events), fc.shuffledSubarray(events, { minLength: events.length })))
  .map(([again, events]) => [...events, ...again])

const rowOf = (use: Parameters<typeof Object.assign>[0] & { readonly document: string }): DocumentRow =>
  ({
    ...use,
    designation: use.document,
    publisher: use.document.slice(0, 1),
    subscription: '',
    year: 2020,
    type: 'Standard',
  }) as DocumentRow

/** Months of an account as they are counted and summed. */
function monthsOf(events: readonly UseEvent[], zone: string): TitleMonth[] {
  const times = events.map(({ at }) => Date.parse(at))
  const days: UsageDay[] = []
  const last = dayIn(zone, Math.max(...times))
  for (let day = dayIn(zone, Math.min(...times)); day <= last; day = dayAfter(day)) {
    const use = countDay(events, { start: startOfDay(zone, day), end: startOfDay(zone, dayAfter(day)) }).get('harbour')
    const rows = [...(use?.documents.values() ?? [])].map(rowOf)
    if (use) days.push({ day, searches: use.searches, robots: use.robots, robotsList: '', points: {}, rows })
  }
  const facts = new Map(['X|1', 'Y|2'].map((code) => [code, FACTS]))
  return monthsBetween('2026-10', '2026-11').map((month) =>
    sumMonth({ month, days: days.filter(({ day }) => day.startsWith(month)), facts, subscriptions: [], closedAt: '' }),
  )
}
const FACTS = { title: 'A title', publisher: 'X', dataType: 'Book', year: 2020, date: '', doi: '', isbn: '' }

const figuresOf = (months: readonly TitleMonth[]) =>
  Object.fromEntries(
    months.flatMap(({ month, rows }) =>
      rows.map((row) => [
        `harbour ${row.document} ${month}`,
        [row.totalInvestigations, row.uniqueInvestigations, row.totalRequests, row.uniqueRequests, row.denials],
      ]),
    ),
  )

/** Numbers of a report by metric. */
function sumsOf(items: readonly ReportedItem[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { counts } of items.flatMap(({ groups }) => groups))
    for (const [metric, numbers] of counts) for (const number of numbers) sums[metric] = (sums[metric] ?? 0) + number
  return sums
}
async function report(name: ReportName, months: readonly TitleMonth[], isTotal = false) {
  const period = { first: '2026-10', last: '2026-11', months: months.map(({ month }) => month), exceptions: [] }
  const wanted = { kind: REPORT_KINDS[name], period, attributes: [], isTotal, withParents: false, filters: {}, exceptions: [] }
  const read = (async function* () {
    yield* months
  })()
  return sumsOf(await buildReport(wanted, { tenant: 'astm', platform: 'Library', origin: '' }, read))
}

const folder = newFolder()
const opened: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))

describe('what is counted', () => {
  it('equals a plain recount, whatever comes twice, in any order, around nights and changes of clocks', () => {
    fc.assert(
      fc.property(history, fc.constantFrom(...ZONES), (events, zone) => {
        expect(figuresOf(monthsOf(events, zone))).toEqual(Object.fromEntries(recount(events, zone, isRobot)))
      }),
    )
  })

  it('is the same in all reports, whose totals are the sums of their months and no less than what is unique', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.constantFrom(...ZONES), async (events, zone) => {
        const months = monthsOf(events, zone)
        const [platform, databases, titles, items] = await Promise.all(
          (['pr', 'dr', 'tr', 'ir'] as const).map((name) => report(name, months)),
        )
        const { No_License, ...ofTitles } = titles ?? {}
        expect(platform).toEqual(ofTitles)
        expect(databases).toEqual(titles)
        const { Unique_Title_Investigations, Unique_Title_Requests, ...ofItems } = titles ?? {}
        expect(items).toEqual(ofItems)
        expect(await report('tr', months, true)).toEqual(titles)
        for (const use of ['Investigations', 'Requests'])
          expect(platform?.[`Unique_Item_${use}`] ?? 0).toBeLessThanOrEqual(platform?.[`Total_Item_${use}`] ?? 0)
        expect(platform?.Total_Item_Requests ?? 0).toBeLessThanOrEqual(platform?.Total_Item_Investigations ?? 0)
      }),
    )
  })

  it(
    'is the same when it comes late, in parts, and the tenant’s zone changes between',
    async () => {
      let number = 0
      await fc.assert(
        fc.asyncProperty(
          history,
          fc.nat(24),
          fc.constantFrom(...ZONES),
          fc.constantFrom(...ZONES),
          async (events, cut, first, last) => {
            const table = openSqliteTable(path.join(folder, `${++number}.db`))
            opened.push(table)
            const ports = { table, clock: { now: () => new Date('2026-12-10T12:00:00Z') } }
            const zone = jest.replaceProperty(tenants.astm, 'reportZone', first)
            await storeEvents(table, 'astm', events.slice(0, cut))
            await countUse(ports, 'astm')
            zone.replaceValue(last)
            await storeEvents(table, 'astm', events.slice(cut))
            await countUse(ports, 'astm')
            zone.restore()
            const months = await Promise.all(
              monthsBetween('2026-10', '2026-11').map((month) => readTitleMonth(table, 'astm', 'harbour', month)),
            )
            const figures = Object.entries(figuresOf(months.flatMap((one) => one ?? []))).filter(([, all]) => all.some(Boolean))
            expect(Object.fromEntries(figures)).toEqual(Object.fromEntries(recount(events, last, isRobot)))
          },
        ),
        { numRuns: cases(10) },
      )
    },
    timeLimit(20_000),
  )
})
