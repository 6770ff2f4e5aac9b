import { reports } from '#contract/reports.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { dayIn, reportZoneOf } from '#functions/events/report-zone.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { ExportTable } from '#library/exports/export-table.ts'
import { tableAsCsv } from '#library/exports/format-table.ts'
import { noteExport } from '#library/exports/noted-exports.ts'
import { offerExport } from '#library/exports/offer-export.ts'
import { writeWorkbook } from '#library/exports/write-workbook.ts'
import { findReport } from './find-report.ts'
import { readWantedUsage } from './reading/wanted-usage.ts'
import { reportTexts } from './texts/report-texts.ts'
import type { ReportTable } from './views/report-table.ts'
import { reportTables } from './views/report-tables.ts'

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
/** Characters of columns of text, and of others. */
const [WIDE, NARROW] = [40, 16]

const exportTableOf = ({ title, columns, rows }: ReportTable, language: string): ExportTable => ({
  title,
  isFromRight: language === 'ar',
  columns: columns.map(({ head, kind }) => ({ head, width: kind === 'text' ? WIDE : NARROW })),
  rows,
})

export const exportReport = useCase(
  reports.file,
  ['table', 'objects', 'clock'],
  async ({ ticket, table: id, format, ...query }, { tenant, ports, originatedIp, fail }) => {
    const zone = reportZoneOf(tenant)
    const wanted = readWantedUsage(query, dayIn(zone, ports.clock.now().getTime()))
    const found = await findReport(ports.table, tenant, ticket, wanted)
    if (!found) return fail('report-ended', 'ticket')
    const { viewer, read } = found
    const shown = reportTables(reportTexts[wanted.language], read, wanted, zone).find((one) => one.id === id)
    if (!shown) return fail('table-not-found', 'table')
    const message = `${viewer.report} ${id} ${format}, account ${wanted.account ?? viewer.account}`
    const data = { message, remoteAddress: originatedIp }
    await appendAudit(ports, tenant, { principal: viewer.person, type: 'LIST_EXPORTED', data })
    const table = exportTableOf(shown, wanted.language)
    // Two tables of a person, of other days, accounts or filters, are two files: neither stands under the name of the other.
    const named = `${viewer.person} ${viewer.account} ${viewer.report} ${id} ${JSON.stringify(wanted)}`
    const key = `${tenant}/exports/reports/${shortHash(named, 22)}.${format}`
    await noteExport(ports, { tenant, userId: viewer.person }, key)
    return offerExport(ports, {
      key,
      title: [viewer.report, id, wanted.from, wanted.to].join('_'),
      contentType: CONTENT_TYPES[format],
      data: format === 'csv' ? tableAsCsv(table) : await writeWorkbook(table),
    })
  },
)
