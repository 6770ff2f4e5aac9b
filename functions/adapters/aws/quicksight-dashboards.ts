import { openOnce } from '#functions/adapters/shared/open-once.ts'
import { type DashboardRequest, type Dashboards, DashboardsUnavailable, UnknownViewer } from '#ports/dashboards.ts'
import type { AwsServiceOptions } from './requests/aws-service.ts'

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  /** another one than the region's own */
  readonly endpoint?: string
  readonly accountId: string
  /** of users; `default` where the account has no others */
  readonly namespace: string
  /** ids of dashboards; one that is not named is not there */
  readonly dashboards: Readonly<Partial<Record<DashboardRequest['dashboard'], string>>>
  /** origins whose pages may embed them: https://library.example.org */
  readonly origins: readonly string[]
}

const UNKNOWN = ['QuickSightUserNotFoundException', 'ResourceNotFoundException']
const SESSION_MINUTES = 60
const APPLICATION = 'COMPASS'

/** It speaks no more than these of ours; whoever is not told a language takes that of the browser, which may be a third one. */
const LOCALES: Readonly<Partial<Record<DashboardRequest['language'], string>>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  'es-ES': 'es-ES',
  fr: 'fr-FR',
  'fr-CA': 'fr-FR',
  it: 'it-IT',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pt: 'pt-BR',
  'zh-Hans': 'zh-CN',
}

const localeOf = ({ language }: DashboardRequest) => LOCALES[language] ?? 'en-US'

/** What a dashboard opens with; a viewer may change them, so no row depends on them. */
function parametersOf({ tenant, viewer, from, to }: DashboardRequest): string {
  const all = { AccountNumber: viewer.account, TenantName: tenant, ApplicationCode: APPLICATION, StartDate: from, EndDate: to }
  const pairs = Object.entries(all).map(([name, value]) => `p.${name}=${encodeURIComponent(value)}`)
  return pairs.join('&')
}

/**
 * Embedded dashboards of QuickSight. Rows are kept apart by session tags: the data set's row-level security is by the tags
 * `tenant` and `account`. The client is loaded when it is first needed.
 * Its own controls speak the locale of the address; what is written in a dashboard, and its theme, stay as they were published.
 * Source: https://docs.aws.amazon.com/quicksight/latest/developerguide/embedded-analytics-dashboards.html
 * and, of `locale`, https://github.com/awslabs/amazon-quicksight-embedding-sdk#common-properties-of-contentoptions-for-all-embedding-experiences
 */
export function openQuickSightDashboards({ region, endpoint, credentials, ...own }: Options): Dashboards {
  const arnOf = (what: string) => `arn:aws:quicksight:${region}:${own.accountId}:${what}`
  const opened = openOnce(async () => {
    const { embedUrls } = await import('./quicksight-client.ts')
    return embedUrls({ region, endpoint, credentials: async () => credentials(), maxAttempts: 3 })
  })

  async function addressOf({ tenant, viewer }: DashboardRequest, id: string): Promise<string | undefined> {
    const urls = await opened()
    const shared = {
      AwsAccountId: own.accountId,
      SessionLifetimeInMinutes: SESSION_MINUTES,
      ExperienceConfiguration: { Dashboard: { InitialDashboardId: id } },
      AllowedDomains: [...own.origins],
    }
    const { registered, account } = viewer
    if (registered !== undefined) {
      const UserArn = arnOf(`user/${own.namespace}/${registered}`)
      return (await urls.forRegistered({ ...shared, UserArn })).EmbedUrl
    }
    const { EmbedUrl } = await urls.forAnonymous({
      ...shared,
      Namespace: own.namespace,
      AuthorizedResourceArns: [arnOf(`dashboard/${id}`)],
      SessionTags: [
        { Key: 'tenant', Value: tenant },
        { Key: 'account', Value: account },
      ],
    })
    return EmbedUrl
  }

  return {
    async embed(request) {
      const id = own.dashboards[request.dashboard]
      if (id === undefined) throw new DashboardsUnavailable(`there is no dashboard ${request.dashboard}`)
      try {
        const url = await addressOf(request, id)
        if (!url) throw new Error('the service answers without an address')
        return { url: `${url}&locale=${localeOf(request)}#${parametersOf(request)}` }
      } catch (cause) {
        const { name, message } = cause as Error
        if (request.viewer.registered !== undefined && UNKNOWN.includes(name)) throw new UnknownViewer(message, { cause })
        throw new DashboardsUnavailable(`quicksight: ${name}: ${message}`, { cause })
      }
    },
  }
}
