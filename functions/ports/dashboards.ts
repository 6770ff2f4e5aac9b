import type { Language, Tenant } from '#contract/tenant.ts'

/**
 * Dashboards that are shown within a page of the library.
 *
 * Rules
 * - An address opens one dashboard for one viewer within five minutes. An altered, expired or invented address is refused.
 * - A viewer who is not registered sees the rows of the tenant and account for which the address was made; the place and the
 *   parameters with which it is opened change nothing. A registered viewer sees the rows that the dashboards' own rules allow.
 * - A dashboard has the requested language and theme; without that language it is English.
 * - Links within a dashboard work for an hour, and end with the rights of the viewer.
 * - Only pages of the tenant's own hosts may embed it.
 */
export interface Dashboards {
  /** Returns the address, relative to the tenant's own site or absolute. */
  embed(request: DashboardRequest): Promise<{ readonly url: string }>
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
  /** the id of the person, whose rights end what they were given */
  readonly person: string
  /** the person may see the rows of all accounts */
  readonly mayAll?: boolean
  /** the rows of all accounts are shown */
  readonly all?: boolean
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
