import { type ReportFormat, reportFiles } from '#contract/counter/report-files.ts'
import { REPORT_KINDS } from '#contract/counter/report-kinds.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { noteExport } from '#library/exports/noted-exports.ts'
import { auditExport } from '#library/exports/offer-documents.ts'
import { offerExport } from '#library/exports/offer-export.ts'
import { writeWorkbook } from '#library/exports/write-workbook.ts'
import { managedAccount } from '#people/keys/managed-account.ts'
import { formatTabRow } from '#text/tab-cells.ts'
import { type MadeReport, makeCounterReport } from './make-report.ts'
import { reportAsTable } from './report-table.ts'

const CONTENT_TYPES: Readonly<Record<ReportFormat, string>> = {
  tsv: 'text/tab-separated-values; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
/** Sign by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

function reportAsTsv(report: MadeReport): string {
  const { preface, columns, rows } = reportAsTable(report)
  const heads = columns.map(({ head }) => head)
  return BYTE_ORDER_MARK + [...preface, heads, ...(rows as (string | number)[][])].map(formatTabRow).join('')
}

const dataOf = (report: MadeReport, format: ReportFormat) =>
  format === 'tsv' ? reportAsTsv(report) : writeWorkbook(reportAsTable(report))

export const offerReportFile = useCase(reportFiles.reportFile, ['table', 'objects', 'clock'], async (input, context) => {
  const { accountId, report: name, format, ...query } = input
  const account = await managedAccount(accountId, context)
  const report = await makeCounterReport(context, account, REPORT_KINDS[name], { ...query, unknown: [] })
  const { wanted } = report
  await auditExport(context, `${wanted.kind.id} ${format}, account ${account.id}`)
  const { first, last } = wanted.period
  const title = [wanted.kind.id, account.name, first, ...(last === first ? [] : [last])].join('_')
  const key = `${context.tenant}/exports/reports/${shortHash(`${context.actor.userId} ${account.id} ${title}`, 22)}.${format}`
  await noteExport(context.ports, context.actor, key)
  return offerExport(context.ports, { key, title, contentType: CONTENT_TYPES[format], data: await dataOf(report, format) })
})
