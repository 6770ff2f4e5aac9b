import type { REPORTS } from '#contract/reports.ts'
import type { Tenant } from '#contract/tenant.ts'
import { newToken, secretHash } from '#functions/mails/secret-token.ts'
import type { Key, Table } from '#ports/table.ts'

/** Somebody who looks at a report. */
export interface Viewer {
  readonly report: (typeof REPORTS)[number]
  readonly account: string
  readonly person: string
}

/** Seconds for which an address shows a report, and the links in it lead on. */
const TICKET_SECONDS = 3600

const ticketKey = (tenant: Tenant, ticket: string): Key => ({
  pk: `${tenant}#report-tickets#${secretHash(ticket)}`,
  sk: 'ticket',
})

/** Makes the ticket by which a frame, which sends no token, shows a report to its viewer. */
export async function makeTicket(table: Pick<Table, 'put'>, tenant: Tenant, viewer: Viewer, now: Date): Promise<string> {
  const ticket = newToken()
  const expiresAt = Math.floor(now.getTime() / 1000) + TICKET_SECONDS
  await table.put({ ...ticketKey(tenant, ticket), ...viewer, expiresAt })
  return ticket
}

/** Finds whose ticket it is; undefined where it is unknown or has expired. */
export async function findViewer(table: Pick<Table, 'get'>, tenant: Tenant, ticket: string): Promise<Viewer | undefined> {
  const item = await table.get(ticketKey(tenant, ticket))
  return item && { report: item.report as Viewer['report'], account: String(item.account), person: String(item.person) }
}
