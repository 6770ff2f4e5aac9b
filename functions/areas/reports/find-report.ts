import type { Tenant } from '#contract/tenant.ts'
import { findMember } from '#people/find-actor.ts'
import type { Table } from '#ports/table.ts'
import { maySee, maySeeAccount, maySeeAll } from './policy.ts'
import { type ReadReport, readReport } from './reading/read-report.ts'
import type { WantedUsage } from './reading/wanted-usage.ts'
import { findViewer, type Viewer } from './store.ts'

interface FoundReport {
  readonly viewer: Viewer
  readonly read: ReadReport
}

/**
 * Finds the report of a ticket by the present rights of its viewer; undefined where these have ended or do not reach as far, and where
 * the ticket has expired.
 */
export async function findReport(
  table: Table,
  tenant: Tenant,
  ticket: string,
  wanted: WantedUsage,
): Promise<FoundReport | undefined> {
  const viewer = await findViewer(table, tenant, ticket)
  if (!viewer) return undefined
  const { report, account, person } = viewer
  const claims = { subject: person, email: '', firstName: '', lastName: '' }
  const actor = (await findMember(table, tenant, claims, account))?.actor
  if (!actor || !maySee(report, actor) || !maySeeAccount(actor, wanted.account)) return undefined
  const reader = { actor, mayAll: maySeeAll(actor), isUsage: report === 'usage' }
  return { viewer, read: await readReport(table, tenant, reader, wanted) }
}
