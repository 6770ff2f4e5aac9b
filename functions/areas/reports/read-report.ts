import type { Tenant } from '#contract/tenant.ts'
import { readCountState } from '#functions/events/counting/count-state.ts'
import { makeReport, type ShownReport } from '#functions/events/counting/usage-report.ts'
import { listUsingAccounts, readUsageDays, readUsageMonths } from '#functions/events/counting/usage-store.ts'
import { dayAfter } from '#functions/events/report-zone.ts'
import { findMember } from '#people/find-actor.ts'
import { findAccounts } from '#people/store.ts'
import type { DashboardRequest } from '#ports/dashboards.ts'
import type { Table } from '#ports/table.ts'
import { maySee, maySeeAll } from './policy.ts'
import { readFormerDays } from './store.ts'

const MAX_DAYS = 400
const DAY_MS = 86_400_000

function daysBetween(from: string, to: string): string[] {
  const count = Math.min(MAX_DAYS, Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, at) => dayAfter(from, at))
}

const monthsOf = (days: readonly string[]) => [...new Set(days.map((day) => day.slice(0, 7)))]

async function readAccount(table: Table, tenant: Tenant, id: string, name: string, days: readonly string[]) {
  const before = days.map((day) => dayAfter(day, -days.length))
  const [now, former, months] = await Promise.all([
    readUsageDays(table, tenant, id, days),
    readUsageDays(table, tenant, id, before),
    readUsageMonths(table, tenant, id, monthsOf(days)),
  ])
  return { account: name, days: now, before: former, months }
}

/** Days of which former counts are read. */
const MAX_FORMER_DAYS = 100

interface ReadReport {
  readonly report: ShownReport
  readonly former: Awaited<ReturnType<typeof readFormerDays>>
}

/** Tells whether the viewer may still see what they were given the address of. */
async function isAllowed(table: Table, { tenant, viewer, dashboard }: DashboardRequest): Promise<boolean> {
  const claims = { subject: viewer.person, email: '', firstName: '', lastName: '' }
  const member = await findMember(table, tenant, claims, viewer.account)
  return member !== undefined && maySee(dashboard, member.actor) && (!viewer.all || maySeeAll(member.actor))
}

/** Reads the report of the viewer's account, or of all accounts for a viewer who sees all; undefined where their rights have ended. */
export async function readReport(table: Table, request: DashboardRequest): Promise<ReadReport | undefined> {
  if (!(await isAllowed(table, request))) return undefined
  const { tenant, viewer, from, to } = request
  const ids = viewer.all ? await listUsingAccounts(table, tenant) : [viewer.account]
  const accounts = await findAccounts(table, tenant, ids)
  const days = daysBetween(from, to)
  const usages = []
  for (const [at, id] of ids.entries()) usages.push(await readAccount(table, tenant, id, accounts[at]?.name ?? id, days))
  const state = await readCountState(table, tenant)
  const report = {
    ...makeReport(days, usages),
    accountName: viewer.all ? '' : (accounts[0]?.name ?? ''),
    ...(state && { countedAt: state.countedAt }),
  }
  return { report, former: viewer.all ? [] : await readFormerDays(table, tenant, viewer.account, days.slice(-MAX_FORMER_DAYS)) }
}
