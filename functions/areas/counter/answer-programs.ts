import { counter } from '#contract/counter/counter.ts'
import { REPORT_KINDS } from '#contract/counter/report-kinds.ts'
import { readCountState, reportedMonths } from '#functions/events/counting/count-state.ts'
import { useCase } from '#functions/http/use-case.ts'
import { listAccountIndex } from '#people/managing/account-index.ts'
import { findAccounts } from '#people/store.ts'
import { tenants } from '#tenants/index.ts'
import { presentMember, presentReport } from './present.ts'

export const showStatus = useCase(counter.status, [], async (_, { tenant }) => [
  { Description: `COUNTER API of ${tenants[tenant].shown.tenantName}`, Service_Active: true },
])

/** Lists the customer, and of a consortium its members. */
export const listMembers = useCase(counter.members, ['table'], async (_, { tenant, customer, ports, fail }) => {
  const { account } = customer ?? fail('key-refused')
  const members = (await listAccountIndex(ports.table, tenant)).filter(({ consortium }) => consortium === account.id)
  const open = (
    await findAccounts(
      ports.table,
      tenant,
      members.map(({ id }) => id),
    )
  ).filter((one) => one !== undefined)
  return [account, ...open.filter((one) => one.consortium === account.id && one.id !== account.id && !one.closed)].map(
    presentMember,
  )
})

/** Lists the reports with their months; none as long as no month is closed. */
export const listReports = useCase(counter.reports, ['table'], async (_, { tenant, ports }) => {
  const state = await readCountState(ports.table, tenant)
  const months = state && reportedMonths(state)
  return months ? Object.entries(REPORT_KINDS).map(([name, kind]) => presentReport(name, kind, months)) : []
})
