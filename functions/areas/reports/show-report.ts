import { reports } from '#contract/reports.ts'
import { dayIn, reportZoneOf } from '#functions/events/report-zone.ts'
import { useCase } from '#functions/http/use-case.ts'
import { drawEnded, drawReport } from './frame/draw-report.ts'
import { linksOf } from './frame/report-links.ts'
import { readReport } from './read-report.ts'
import { findViewer } from './store.ts'
import { readWanted } from './wanted-report.ts'

/** Reads which table is shown from which row on: `documents.50`. */
function readRows(rows: string | undefined) {
  const [, table, from] = rows?.match(/^([a-z]{1,40})\.(\d{1,7})$/) ?? []
  return table === undefined ? undefined : { table, from: Number(from) }
}

export const showReport = useCase(
  reports.show,
  ['table', 'clock'],
  async ({ ticket, rows, ...query }, { tenant, ports: { table, clock }, fail }) => {
    const wanted = readWanted(query, dayIn(reportZoneOf(tenant), clock.now().getTime()))
    const viewer = await findViewer(table, tenant, ticket)
    const read = viewer && (await readReport(table, tenant, viewer, wanted))
    if (!read) return fail('report-ended', 'ticket', { html: drawEnded(tenant, wanted) })
    return { html: drawReport({ tenant, wanted, read, links: linksOf(ticket, query), rows: readRows(rows) }) }
  },
)
