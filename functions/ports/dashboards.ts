import type { Language, Tenant } from '#contract/tenant.ts'

/**
 * Dashboards of a service, which are shown within a page of the library in the place of its own reports.
 *
 * Rules
 * - An address opens one dashboard for one viewer within five minutes. An altered, expired or invented address is refused.
 * - A viewer who is not registered sees the rows of the tenant and account for which the address was made; the place and the
 *   parameters with which it is opened change nothing. A registered viewer sees the rows that the dashboards' own rules allow.
 * - A dashboard has the requested language and theme; without that language it is English.
 * - Only pages of the tenant's own hosts may embed it.
 */
export interface Dashboards {
  /** Returns the absolute address; undefined where the service has no such dashboard, and the library shows its own report. */
  embed(request: DashboardRequest): Promise<{ readonly url: string } | undefined>
}

export interface DashboardRequest {
  readonly tenant: Tenant
  readonly dashboard: 'usage' | 'compass-points'
  readonly viewer: DashboardViewer
  /** first day shown, ISO 8601 */
  readonly from: string
  /** last day shown, ISO 8601, included */
  readonly to: string
  /** language of the page around the dashboard */
  readonly language: Language
  readonly theme: 'light' | 'dark'
}

interface DashboardViewer {
  /** the id of the account whose rows are shown */
  readonly account: string
  /** name among the dashboards' own users */
  readonly registered?: string
}

/** The dashboards have no user of that name. Request the address for a viewer who is not registered. */
export class UnknownViewer extends Error {
  override readonly name = 'UnknownViewer'
}

/** The dashboards do not answer or refuse the library's credentials; the cause gives the reason. */
export class DashboardsUnavailable extends Error {
  override readonly name = 'DashboardsUnavailable'
}
