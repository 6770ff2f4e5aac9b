import type { ReportKind } from '#contract/counter/report-kinds.ts'
import type { Tenant } from '#contract/tenant.ts'
import { readCountState } from '#functions/events/counting/count-state.ts'
import { readTitleMonth } from '#functions/events/counting/title-months.ts'
import { listLossyMonths } from '#functions/events/lost-events.ts'
import { monthIn, reportZoneOf } from '#functions/events/report-zone.ts'
import type { StoredAccount } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { buildReport, type ReportedItem, type ReportPlace } from './build-report.ts'
import { readWanted } from './read-wanted.ts'
import type { Institution } from './report-header.ts'
import { readPeriod } from './wanted-period.ts'
import type { ReportQuery, WantedReport } from './wanted-report.ts'

/** A report with all that its writers need. */
export interface MadeReport {
  readonly wanted: WantedReport
  readonly place: ReportPlace
  readonly institution: Institution
  readonly items: readonly ReportedItem[]
}

interface AskedReport {
  readonly tenant: Tenant
  readonly origin: string
  readonly ports: Pick<Ports, 'table' | 'clock'>
  readonly fail: (code: 'period-missing' | 'period-invalid', about?: string) => never
}

/** Reads months of an account one after the other; the next ones are read meanwhile. */
async function* monthsOf({ ports: { table }, tenant }: AskedReport, account: string, months: readonly string[]) {
  const AHEAD = 4
  const read = (month: string) => {
    const reading = readTitleMonth(table, tenant, account, month)
    // Whoever waits for it hears of it; until then it is no unhandled rejection.
    reading.catch(() => undefined)
    return reading
  }
  const readings = months.slice(0, AHEAD).map(read)
  for (let at = 0; at < months.length; at++) {
    const reading = readings[at]
    const next = months[at + AHEAD]
    if (next !== undefined) readings.push(read(next))
    yield await reading
  }
}

/** Makes a report of an account from what was asked for. */
export async function makeCounterReport(
  context: AskedReport,
  account: Pick<StoredAccount, 'id' | 'name'>,
  kind: ReportKind,
  { unknown, ...query }: ReportQuery & { readonly unknown: readonly string[] },
): Promise<MadeReport> {
  const { tenant, origin, ports, fail } = context
  const { begin_date: begin, end_date: end } = query
  if (!begin || !end) return fail('period-missing', [!begin && 'begin_date', !end && 'end_date'].filter(Boolean).join(', '))
  const now = ports.clock.now()
  const state = await readCountState(ports.table, tenant)
  const current = monthIn(reportZoneOf(tenant), now.getTime())
  const lossy = await listLossyMonths(ports.table, tenant)
  const period =
    readPeriod({ begin, end, current, state, lossy }) ?? fail('period-invalid', `begin_date=${begin}, end_date=${end}`)
  const platform = tenants[tenant].shown.tenantName
  const wanted = readWanted({ kind, period, query, unknown, platforms: [platform, tenant] })
  const place = { tenant, platform, origin }
  const items = await buildReport(wanted, place, monthsOf(context, account.id, period.months))
  return { wanted, place, institution: { id: account.id, name: account.name, now }, items }
}
