import { openOnce } from '#functions/adapters/shared/open-once.ts'
import { type DashboardRequest, type Dashboards, DashboardsUnavailable, UnknownViewer } from '#ports/dashboards.ts'
import type { AwsServiceOptions } from './requests/aws-service.ts'

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  /** default: the region's endpoint */
  readonly endpoint?: string
  readonly accountId: string
  /** namespace of users; `default` if the account has no other */
  readonly namespace: string
  /** ids of dashboards; in the place of one that is not listed the library shows its own report */
  readonly dashboards: Readonly<Partial<Record<DashboardRequest['dashboard'], string>>>
  /** origins whose pages may embed them: https://library.example.org */
  readonly origins: readonly string[]
}

const UNKNOWN = ['QuickSightUserNotFoundException', 'ResourceNotFoundException']
const SESSION_MINUTES = 60
const APPLICATION = 'COMPASS'

/** Our languages that QuickSight supports. Without a locale it would use the browser's language. */
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

/** Builds the initial parameters of a dashboard. A viewer may change them, so access to rows does not depend on them. */
function parametersOf({ tenant, viewer, from, to }: DashboardRequest): string {
  const all = { AccountNumber: viewer.account, TenantName: tenant, ApplicationCode: APPLICATION, StartDate: from, EndDate: to }
  const pairs = Object.entries(all).map(([name, value]) => `p.${name}=${encodeURIComponent(value)}`)
  return pairs.join('&')
}

/**
 * Opens embedded dashboards of QuickSight. Session tags separate the rows of tenants: the data set's row-level security uses the
 * tags `tenant` and `account`. The client is loaded lazily.
 * QuickSight's controls use the locale of the URL; the texts and the theme of a dashboard stay as published.
 * Source: https://docs.aws.amazon.com/quicksight/latest/developerguide/embedded-analytics-dashboards.html
 * and, for `locale`, https://github.com/awslabs/amazon-quicksight-embedding-sdk#common-properties-of-contentoptions-for-all-embedding-experiences
 */
export function openQuickSightDashboards({ region, endpoint, credentials, ...own }: Options): Dashboards {
  const arnOf = (what: string) => `arn:aws:quicksight:${region}:${own.accountId}:${what}`
  const opened = openOnce(async () => {
    const { openEmbedUrls } = await import('./quicksight-client.ts')
    return openEmbedUrls({ region, endpoint, credentials: async () => credentials(), maxAttempts: 3 })
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
      if (id === undefined) return undefined
      try {
        const url = await addressOf(request, id)
        if (!url) throw new Error('the service returned no URL')
        return { url: `${url}&locale=${localeOf(request)}#${parametersOf(request)}` }
      } catch (cause) {
        const { name, message } = cause as Error
        if (request.viewer.registered !== undefined && UNKNOWN.includes(name)) throw new UnknownViewer(message, { cause })
        throw new DashboardsUnavailable(`quicksight: ${name}: ${message}`, { cause })
      }
    },
  }
}
