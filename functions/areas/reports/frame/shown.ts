import type { Tenant } from '#contract/tenant.ts'
import type { ReadReport } from '../reading/read-report.ts'
import type { WantedUsage } from '../reading/wanted-usage.ts'
import type { ReportLinks } from './report-links.ts'

/** A report with all that its page needs. */
export interface Shown {
  readonly tenant: Tenant
  readonly wanted: WantedUsage
  readonly read: ReadReport
  readonly links: ReportLinks
  /** table whose rows are shown from a later one on */
  readonly rows?: { readonly table: string; readonly from: number } | undefined
}
