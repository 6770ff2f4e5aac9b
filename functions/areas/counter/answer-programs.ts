import { counter } from '#contract/counter/counter.ts'
import { REPORT_KINDS } from '#contract/counter/report-kinds.ts'
import { readCountState, reportedMonths } from '#functions/events/counting/count-state.ts'
import { useCase } from '#functions/http/use-case.ts'
import { tenants } from '#tenants/index.ts'
import { presentMember, presentReport } from './present.ts'

export const showStatus = useCase(counter.status, [], async (_, { tenant }) => [
  { Description: `COUNTER API of ${tenants[tenant].shown.tenantName}`, Service_Active: true },
])

export const listMembers = useCase(counter.members, [], async (_, { customer, fail }) => [
  presentMember((customer ?? fail('key-refused')).account),
])

/** Lists the reports with their months; none as long as no month is closed. */
export const listReports = useCase(counter.reports, ['table'], async (_, { tenant, ports }) => {
  const state = await readCountState(ports.table, tenant)
  const months = state && reportedMonths(state)
  return months ? Object.entries(REPORT_KINDS).map(([name, kind]) => presentReport(name, kind, months)) : []
})
