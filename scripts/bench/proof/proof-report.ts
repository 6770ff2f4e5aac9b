import { REPORT_KINDS } from '#contract/counter/report-kinds.ts'
import { makeCounterReport } from '#functions/areas/counter/reports/make-report.ts'
import { reportAsJson } from '#functions/areas/counter/reports/report-json.ts'
import { saveCountState } from '#functions/events/counting/count-state.ts'
import { saveTitleMonth, type TitleRow } from '#functions/events/counting/title-months.ts'
import { grownMegabytes, inTable, medianOf, printProof, timedRun } from './in-folder.ts'

const TENANT = 'demowl'
const EVENTS = 1_000_000
const TITLES = 4000
const MONTHS = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
const ROUNDS = 5

const rowOf = (at: number): TitleRow => {
  const uses = Math.round(EVENTS / TITLES / MONTHS.length)
  return {
    ...{ document: `BENCH|${at}-2020`, database: 'BENCH', title: `BENCH ${at}:2020, Measuring what is read`, publisher: 'Bench' },
    ...{ dataType: 'Standard', isOpen: at % 9 === 0, year: 1990 + (at % 30), date: '2020-01-01', doi: '', isbn: '' },
    ...{ totalInvestigations: uses, uniqueInvestigations: uses - 3, totalRequests: uses - 5, uniqueRequests: uses - 6 },
    denials: at % 2,
  }
}

/** Measures the item report of a year, from its months to its JSON, against writing the same JSON. */
export const proveReport = (): Promise<void> =>
  inTable(async (table) => {
    const rows = Array.from({ length: TITLES }, (_, at) => rowOf(at))
    for (const month of MONTHS) {
      const facts = { month, closedAt: `${month}-28T00:00:00Z`, robotsList: 'x', searches: 10, databases: [] }
      await saveTitleMonth(table, TENANT, 'bench', { ...facts, rows })
    }
    const state = { closedMonth: '2026-12', summedMonth: '2026-12', firstMonth: '2026-01', countedAt: '2027-01-06T00:00:00Z' }
    await saveCountState(table, TENANT, state)
    const clock = { now: () => new Date('2027-01-10T00:00:00Z') }
    const fail = (code: string): never => {
      throw new Error(code)
    }
    const context = { tenant: TENANT, origin: 'https://bench.example.org', ports: { table, clock }, fail } as const
    const query = { begin_date: '2026-01', end_date: '2026-12', attributes_to_show: 'YOP|Access_Type', unknown: [] }
    const make = async () => {
      const made = await makeCounterReport(context, { id: 'bench', name: 'Bench' }, REPORT_KINDS.ir, query)
      const report = reportAsJson(made.items, made)
      return { report, bytes: new TextEncoder().encode(JSON.stringify(report)) }
    }
    const [ours, theirs]: [number[], number[]] = [[], []]
    const megabytes = await grownMegabytes(make)
    for (let round = 0; round < ROUNDS; round++) {
      const made = await timedRun(make)
      ours.push(made.seconds)
      const { report } = made.answer
      theirs.push((await timedRun(() => new TextEncoder().encode(JSON.stringify(report)).length)).seconds)
    }
    const more = `${megabytes.toFixed(0)} MB (to reach: 100), ${medianOf(ours).toFixed(2)} s (to reach: 3)`
    const facts = { ours: medianOf(ours) * 1000, theirs: medianOf(theirs) * 1000, unit: 'ms', most: 2, more } as const
    printProof({ what: `item report of a year, ${TITLES} titles ÷ writing its JSON`, ...facts })
  })
