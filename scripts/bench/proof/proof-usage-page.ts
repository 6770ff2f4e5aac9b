import { drawReport } from '#functions/areas/reports/frame/draw-report.ts'
import { linksOf } from '#functions/areas/reports/frame/report-links.ts'
import { readReport } from '#functions/areas/reports/reading/read-report.ts'
import { readWantedUsage } from '#functions/areas/reports/reading/wanted-usage.ts'
import { type DocumentRow, readUsageDays, readUsageMonths, saveUsageDay } from '#functions/events/counting/usage-store.ts'
import { dayAfter } from '#functions/events/report-zone.ts'
import type { Actor } from '#people/actor.ts'
import { inTable, medianOf, printProof, timedRun } from './in-folder.ts'

const TENANT = 'demowl'
const ACCOUNT = 'bench'
const DOCUMENTS_A_DAY = 200
const LIBRARY = 4000
const TO = '2026-12-31'
const FROM = '2026-01-01'
const ROUNDS = 7

function rowsOf(day: number): DocumentRow[] {
  return Array.from({ length: DOCUMENTS_A_DAY }, (_, at) => {
    const number = (day * 37 + at * 19) % LIBRARY
    return {
      ...{ document: `BENCH|${number}-2020`, designation: `BENCH ${number}:2020`, publisher: 'BENCH', subscription: 'BENCH' },
      ...{ year: 2020, type: 'Standard', isOpen: false },
      ...{ totalInvestigations: 3, uniqueInvestigations: 2, totalRequests: 2, uniqueRequests: 1, denials: at % 7 === 0 ? 1 : 0 },
    } as DocumentRow
  })
}

/** Measures the page of a year of usage against reading the days that it sums. */
export const proveUsagePage = (): Promise<void> =>
  inTable(async (table) => {
    const begins = dayAfter(FROM, -365)
    for (let day = begins, at = 0; day <= TO; day = dayAfter(day), at++)
      await saveUsageDay(table, TENANT, ACCOUNT, {
        ...{ day, searches: 50, robots: 5, robotsList: 'x', points: {}, rows: rowsOf(at) },
      })
    const query = { from: FROM, to: TO, language: 'en', theme: 'light' } as const
    const wanted = readWantedUsage(query, TO)
    const actor = { tenant: TENANT, userId: 'bench', account: { id: ACCOUNT } } as unknown as Actor
    const draw = async () => {
      const read = await readReport(table, TENANT, { actor, mayAll: false, isUsage: true }, wanted)
      return drawReport({ tenant: TENANT, wanted, read, links: linksOf('x', query), rows: undefined })
    }
    const months = [...new Set(wanted.days.map((day) => day.slice(0, 7)))]
    const readAlone = async () => [
      await readUsageDays(table, TENANT, ACCOUNT, wanted.days),
      await readUsageDays(table, TENANT, ACCOUNT, wanted.before),
      await readUsageMonths(table, TENANT, ACCOUNT, months),
    ]
    const [ours, theirs]: [number[], number[]] = [[], []]
    let page = ''
    for (let round = 0; round < ROUNDS; round++) {
      const drawn = await timedRun(draw)
      page = drawn.answer
      const read = await timedRun(readAlone)
      if (round === 0) continue
      ours.push(drawn.seconds * 1000)
      theirs.push(read.seconds * 1000)
    }
    const scripts = page.match(/<script/g)?.length ?? 0
    const more = `${scripts} scripts in the frame (to reach: 0), ${(page.length / 1024).toFixed(0)} KB of page`
    const facts = { ours: medianOf(ours), theirs: medianOf(theirs), unit: 'ms', most: 1.5, more } as const
    printProof({ what: 'usage page of a year ÷ reading its days', ...facts })
  })
