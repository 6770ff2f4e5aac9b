import { reports } from '#contract/reports.ts'
import { useCase } from '#functions/http/use-case.ts'
import { type DashboardRequest, type Dashboards, UnknownViewer } from '#ports/dashboards.ts'
import { findLanguage } from '#text/find-language.ts'
import { isOffered, maySee, registeredName } from './policy.ts'

const REPORT_DAYS = 7
const DAY_MS = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

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
  ['dashboards', 'clock'],
  async ({ reportId, language, theme }, { actor, tenant, ports, fail }) => {
    if (!maySee(reportId, actor) || !actor.account) return fail('forbidden')
    if (!isOffered(reportId)) return fail('feature-off')
    const now = ports.clock.now().getTime()
    const request: DashboardRequest = {
      tenant,
      dashboard: reportId,
      viewer: { account: actor.account.id },
      from: dayOf(now - (REPORT_DAYS - 1) * DAY_MS),
      to: dayOf(now),
      language: findLanguage(language) ?? 'en',
      theme,
    }
    return { EmbedUrl: (await embedFor(ports.dashboards, request, registeredName(actor))).url }
  },
)
