import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import type { AggregateRow } from '#functions/areas/reports/aggregates/aggregate-columns.ts'
import { aggregatesKey, writeAggregates } from '#functions/areas/reports/aggregates/write-aggregates.ts'
import { readReport } from '#functions/areas/reports/reading/read-report.ts'
import { ALL_ACCOUNTS, readWantedUsage } from '#functions/areas/reports/reading/wanted-usage.ts'
import { monthAfter } from '#functions/events/counting/count-state.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { dayAfter } from '#functions/events/report-zone.ts'
import { storeEvents } from '#functions/events/store.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import type { Actor } from '#people/actor.ts'
import { createWorld, itHere as it, type World } from '#test/support/world.ts'

const NOW = new Date().toISOString().slice(0, 7)
const [FIRST, SECOND] = [monthAfter(NOW, -2), monthAfter(NOW, -1)]
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ACTS = ['created', 'viewed', 'shared'] as const

let world: World
let number = 0
const event = (day: string, more: object): StoredEvent =>
  ({
    ...{ id: `q${++number}`, at: `${day}T10:00:00Z`, kind: 'request', account: 'harbour', person: 'ada', agent: AGENT },
    ...more,
  }) as StoredEvent

const eventsOf = (day: string, at: number): StoredEvent[] => [
  event(day, { document: 'ISO|7010-2019', format: 'pdf' }),
  event(day, { document: 'ISO|7010-2019', format: 'html' }),
  event(day, { document: 'ISO|7010-2019', format: 'page', kind: 'investigation', account: 'northern', person: 'cy' }),
  event(day, { document: 'CLOSED|9-2021', kind: 'denial' }),
  event(day, { kind: 'search', set: String(at) }),
  event(day, { kind: 'point', act: ACTS[at % ACTS.length], times: at }),
  event(day, { document: 'ISO|7010-2019', format: 'pdf', agent: 'Googlebot/2.1', person: 'robot' }),
]

const run = () => writeAggregates({ ...world.ports }, 'astm')
async function linesOf(month: string): Promise<string> {
  const stored = await world.ports.objects.get(aggregatesKey('astm', month))
  const chunks: Uint8Array[] = []
  for await (const chunk of stored?.body ?? []) chunks.push(chunk)
  return stored ? gunzipSync(Buffer.concat(chunks)).toString() : ''
}
const rowsOf = async (...months: string[]) =>
  (await Promise.all(months.map(linesOf))).flatMap((text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as AggregateRow),
  )
const sum = (rows: readonly AggregateRow[], figure: keyof AggregateRow) => rows.reduce((all, row) => all + Number(row[figure]), 0)

/** Report of an account, or of all, as the page shows it. */
function page(account: string, isUsage = true) {
  const wanted = readWantedUsage(
    { from: `${FIRST}-01`, to: dayAfter(`${NOW}-01`, -1), account, language: 'en', theme: 'light' } as never,
    `${NOW}-15`,
  )
  const actor = { tenant: 'astm', userId: 'x', account: { id: 'harbour' } } as unknown as Actor
  return readReport(world.ports.table, 'astm', { actor, mayAll: true, isUsage }, wanted)
}

beforeAll(async () => {
  world = await createWorld()
  const days = [FIRST, SECOND].flatMap((month) => Array.from({ length: 9 }, (_, at) => `${month}-0${at + 1}`))
  await storeEvents(world.ports.table, 'astm', days.flatMap(eventsOf))
  await countUse(world.ports, 'astm')
  await run()
}, 300_000)
afterAll(() => world.close())

describe('aggregates for outside dashboards', () => {
  it('have the sums of the page, of an account and of all', async () => {
    const all = await rowsOf(FIRST, SECOND)
    for (const account of ['harbour', 'northern', ALL_ACCOUNTS]) {
      const { totals, points, documents, publishers, subscriptions, days } = (await page(account)).report
      const rows = all.filter((row) => account === ALL_ACCOUNTS || row.account === account)
      expect({
        requests: sum(rows, 'requests'),
        uniqueRequests: sum(rows, 'unique_requests'),
        investigations: sum(rows, 'investigations'),
        searches: sum(rows, 'searches'),
        denials: sum(rows, 'denials'),
      }).toEqual(totals)
      for (const act of ACTS) expect(sum(rows, `points_${act}`)).toBe(points[act] ?? 0)
      for (const { day, requests } of days)
        expect(
          sum(
            rows.filter((row) => row.day === day),
            'requests',
          ),
        ).toBe(requests)
      const named = [
        ['document', documents],
        ['publisher', publishers],
        ['subscription', subscriptions],
      ] as const
      for (const [column, shown] of named)
        for (const { name, ...figures } of shown) {
          const of = rows.filter((row) => row[column] === name)
          expect([name, sum(of, 'investigations'), sum(of, 'denials')]).toEqual([name, figures.investigations, figures.denials])
        }
    }
  })

  it('name the tenant and the account of each row, by which QuickSight chooses what somebody sees, and no person', async () => {
    const rows = await rowsOf(FIRST, SECOND)
    expect([...new Set(rows.map(({ tenant, account }) => `${tenant} ${account}`))].sort()).toEqual([
      'astm harbour',
      'astm northern',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/ada|"cy"|people|words/)
    expect(sum(rows, 'robots')).toBe(18)
  })

  it('of a month are written again where its days were counted again, and not else', async () => {
    const put: string[] = []
    const { objects } = world.ports
    const watch: typeof objects.put = (key, ...rest) => {
      put.push(key)
      return objects.put(key, ...rest)
    }
    const watched = { ...world.ports, objects: { ...objects, put: watch } }
    await writeAggregates(watched, 'astm')
    expect(put).toEqual([])
    await storeEvents(world.ports.table, 'astm', [event(`${SECOND}-20`, { document: 'ISO|7010-2019', format: 'html' })])
    await countUse(world.ports, 'astm')
    await writeAggregates(watched, 'astm')
    expect(put).toEqual([aggregatesKey('astm', SECOND)])
    expect(sum(await rowsOf(SECOND), 'requests')).toBe(19)
  })

  it('go with the months that reports are not kept for', async () => {
    const clock = { now: () => new Date(`${monthAfter(NOW, 46)}-10T00:00:00Z`) }
    await writeAggregates({ ...world.ports, clock }, 'astm')
    expect(await linesOf(FIRST)).toBe('')
    expect(await linesOf(SECOND)).not.toBe('')
  })
})
