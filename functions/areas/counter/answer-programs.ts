import { counter } from '#contract/counter/counter.ts'
import { useCase } from '#functions/http/use-case.ts'
import { tenants } from '#tenants/index.ts'
import { presentMember } from './present.ts'

export const showStatus = useCase(counter.status, [], async (_, { tenant }) => [
  { Description: `COUNTER API of ${tenants[tenant].shown.tenantName}`, Service_Active: true },
])

export const listMembers = useCase(counter.members, [], async (_, { customer, fail }) => [
  presentMember((customer ?? fail('key-refused')).account),
])

/** Lists no report: there is none yet. */
export const listReports = useCase(counter.reports, [], async () => [])
