import { reports } from '#contract/reports.ts'
import { dayIn, reportZoneOf } from '#functions/events/report-zone.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findReport } from './find-report.ts'
import { drawEnded, drawReport } from './frame/draw-report.ts'
import { linksOf } from './frame/report-links.ts'
import { readWantedUsage } from './reading/wanted-usage.ts'

/** Reads which table is shown from which row on: `documents.50`. */
function readRows(rows: string | undefined) {
  const [, table, from] = rows?.match(/^([a-z]{1,40})\.(\d{1,7})$/) ?? []
  return table === undefined ? undefined : { table, from: Number(from) }
}

export const showReport = useCase(
  reports.show,
  ['table', 'clock'],
  async ({ ticket, rows, ...query }, { tenant, ports: { table, clock }, fail }) => {
    const wanted = readWantedUsage(query, dayIn(reportZoneOf(tenant), clock.now().getTime()))
    const found = await findReport(table, tenant, ticket, wanted)
    if (!found) return fail('report-ended', 'ticket', { html: drawEnded(tenant, wanted) })
    return { html: drawReport({ tenant, wanted, read: found.read, links: linksOf(ticket, query), rows: readRows(rows) }) }
  },
)
