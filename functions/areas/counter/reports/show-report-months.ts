import { reportFiles } from '#contract/counter/report-files.ts'
import { readCountState, reportedMonths } from '#functions/events/counting/count-state.ts'
import { listRestatements } from '#functions/events/counting/restatements.ts'
import { useCase } from '#functions/http/use-case.ts'
import { managedAccount } from '#people/keys/managed-account.ts'
import { presentRestatement } from './present.ts'

export const showReportMonths = useCase(reportFiles.reportMonths, ['table'], async ({ accountId }, context) => {
  const { tenant, ports } = context
  const { id, name } = await managedAccount(accountId, context)
  const state = await readCountState(ports.table, tenant)
  const months = state && reportedMonths(state)
  const restated = await listRestatements(ports.table, tenant, id)
  return { accountId: id, accountName: name, ...(months && { months }), restated: restated.map(presentRestatement) }
})
