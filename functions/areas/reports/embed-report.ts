import { reports } from '#contract/reports.ts'
import { dayAfter, dayIn, reportZoneOf } from '#functions/events/report-zone.ts'
import { useCase } from '#functions/http/use-case.ts'
import { type DashboardRequest, type Dashboards, UnknownViewer } from '#ports/dashboards.ts'
import { findLanguage } from '#text/find-language.ts'
import { maySee, registeredName } from './policy.ts'
import { makeTicket } from './store.ts'

const REPORT_DAYS = 7

/** Embeds for the registered user of that name, or for an unregistered viewer where the dashboards have no such user. */
async function embedFor(dashboards: Dashboards, request: DashboardRequest, registered: string | undefined) {
  if (registered === undefined) return dashboards.embed(request)
  try {
    return await dashboards.embed({ ...request, viewer: { ...request.viewer, registered } })
  } catch (error) {
    if (error instanceof UnknownViewer) return dashboards.embed(request)
    throw error
  }
}

export const embedReport = useCase(
  reports.embed,
  ['dashboards', 'table', 'clock'],
  async ({ reportId, language, theme, from, to }, { actor, tenant, ports, fail }) => {
    if (!maySee(reportId, actor) || !actor.account) return fail('forbidden')
    const now = ports.clock.now()
    const today = dayIn(reportZoneOf(tenant), now.getTime())
    const request: DashboardRequest = {
      tenant,
      dashboard: reportId,
      viewer: { account: actor.account.id },
      from: dayAfter(today, 1 - REPORT_DAYS),
      to: today,
      language: findLanguage(language) ?? 'en',
      theme,
    }
    const embedded = await embedFor(ports.dashboards, request, registeredName(actor))
    if (embedded) return { EmbedUrl: embedded.url }
    const ticket = await makeTicket(
      ports.table,
      tenant,
      { report: reportId, account: actor.account.id, person: actor.userId },
      now,
    )
    const query = new URLSearchParams({ language: request.language, theme, ...(from && { from }), ...(to && { to }) })
    return { EmbedUrl: `/dashboards/${ticket}?${query}` }
  },
)
