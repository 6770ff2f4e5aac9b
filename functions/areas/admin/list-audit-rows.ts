import { admin } from '#contract/admin/admin.ts'
import { type AuditSort, listAuditPage } from '#functions/audits/list-audit-page.ts'
import { useCase } from '#functions/http/use-case.ts'
import { pageLinks } from './page-links.ts'
import { presentAuditRow } from './present.ts'

const DAY_MS = 86_400_000
const BEGINNING = '0000'

/** Moment at which a day begins, in UTC, some days later. */
const dayStart = (day: string, later = 0) => new Date(Date.parse(day) + later * DAY_MS).toISOString()

export const listAuditRows = useCase(admin.audits, ['table', 'clock'], async (input, { tenant, ports, origin, setHeader }) => {
  const { page, size, sort, fromDate, toDate } = input
  const [by, direction] = sort.split(',') as [AuditSort, 'asc' | 'desc']
  const from = fromDate === undefined ? BEGINNING : dayStart(fromDate)
  const to = toDate === undefined ? dayStart(ports.clock.now().toISOString().slice(0, 10), 1) : dayStart(toDate, 1)
  const range = { page, size, sort: by, ascending: direction === 'asc', from, to }
  const { count, audits } = await listAuditPage(ports.table, tenant, range)
  setHeader('X-Total-Count', String(count))
  setHeader('Link', pageLinks(`${origin}${admin.audits.path}`, { ...input }, count))
  return audits.map(presentAuditRow)
})
