import type { Language, Tenant } from '#contract/tenant.ts'

/**
 * Dashboards that are shown within a page of the library.
 *
 * Rules
 * - An address opens one dashboard for one viewer; it is to be opened within five minutes. Altered, expired or made up: refused.
 * - A viewer who is not registered sees the rows of the tenant, and of the account, that the address was made for: where it is
 *   opened and with what parameters changes nothing. A registered one sees what the dashboards' own rules give them.
 * - It speaks the language that is asked for, English where it has no such language, and stands on a ground of the theme where it
 *   has one.
 * - It may be embedded in pages of the tenant's own hosts alone.
 */
export interface Dashboards {
  /** The address, relative to the tenant's own site or absolute. */
  embed(request: DashboardRequest): Promise<{ readonly url: string }>
}

export interface DashboardRequest {
  readonly tenant: Tenant
  readonly dashboard: 'usage' | 'compass-points'
  readonly viewer: DashboardViewer
  /** ISO 8601 days, both included: what it opens with */
  readonly from: string
  readonly to: string
  /** those of the page around it */
  readonly language: Language
  readonly theme: 'light' | 'dark'
}

interface DashboardViewer {
  /** the id of the account whose rows are shown */
  readonly account: string
  /** their name among the dashboards' own users */
  readonly registered?: string
}

/** The dashboards know nobody of that name. Ask for one who is not registered. */
export class UnknownViewer extends Error {
  override readonly name = 'UnknownViewer'
}

/** The dashboards do not answer, or not to us; the cause says why. */
export class DashboardsUnavailable extends Error {
  override readonly name = 'DashboardsUnavailable'
}
