import { randomUUID } from 'node:crypto'
import type { CounterReport } from '#contract/counter/report-fields.ts'
import { REPORT_KINDS, type ReportName } from '#contract/counter/report-kinds.ts'
import { counterReports, type ReportEndpoint } from '#contract/counter/reports.ts'
import type { FileLink } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { presignFile } from '#library/files/presign-file.ts'
import type { Ports } from '#ports/ports.ts'
import { type MadeReport, makeCounterReport } from './make-report.ts'
import { reportAsJson } from './report-json.ts'

/** Bytes of a function’s answer, below the 6 MB that it may have. */
const MAX_ANSWER_BYTES = 5_000_000
/** Items from which on a report may be as long. */
const MIN_LONG_ITEMS = 1000

/** Answers a report. One that is longer than an answer may be is a file, to which the program is sent. */
async function answerOf(objects: Ports['objects'], made: MadeReport): Promise<CounterReport | FileLink> {
  const { wanted, place, institution, items } = made
  const report = reportAsJson(items, made)
  if (items.length < MIN_LONG_ITEMS) return report
  const bytes = new TextEncoder().encode(JSON.stringify(report))
  if (bytes.length <= MAX_ANSWER_BYTES) return report
  const key = `${place.tenant}/exports/reports/${randomUUID()}.json`
  await objects.put(key, bytes, { contentType: 'application/json' })
  const title = `${wanted.kind.id}_${institution.id}_${wanted.period.first}_${wanted.period.last}`
  return presignFile(objects, { kind: 'json', key, size: bytes.length, title })
}

const answerReport = <E extends ReportEndpoint>(endpoint: E, name: ReportName) =>
  useCase(endpoint as ReportEndpoint, ['table', 'objects', 'clock'], async (input, context) => {
    const { customer_id: _, requestor_id: __, api_key: ___, ...query } = input
    const { account } = context.customer ?? context.fail('key-refused')
    return answerOf(context.ports.objects, await makeCounterReport(context, account, REPORT_KINDS[name], query))
  })

export const answerPlatformReport = answerReport(counterReports.platformReport, 'pr')
export const answerPlatformUsage = answerReport(counterReports.platformUsage, 'pr_p1')
export const answerDatabaseReport = answerReport(counterReports.databaseReport, 'dr')
export const answerDatabaseUsage = answerReport(counterReports.databaseUsage, 'dr_d1')
export const answerDatabaseDenials = answerReport(counterReports.databaseDenials, 'dr_d2')
export const answerTitleReport = answerReport(counterReports.titleReport, 'tr')
export const answerItemReport = answerReport(counterReports.itemReport, 'ir')
