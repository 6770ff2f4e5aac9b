import type { Settings } from '../settings.ts'
import type { LibraryFunction } from './function/library-function.ts'
import type { PortResource } from './function/port-resource.ts'

/** Access to the dashboards of QuickSight. Embed URLs are signed for viewers of this tenant. */
export function dashboardsResource({ account, region, dashboards }: Settings): PortResource {
  const arn = (what: string) => `arn:aws:quicksight:${region}:${account}:${what}`
  return {
    connect(client: LibraryFunction) {
      const { namespace = 'default', ...ids } = dashboards ?? {}
      client.setVariable('LECTERN_ACCOUNT', account)
      client.setVariable('LECTERN_DASHBOARDS', JSON.stringify({ namespace, dashboards: ids }))
      if (!dashboards) return
      const shown = Object.values(ids).map((id) => arn(`dashboard/${id}`))
      client.allow(['quicksight:GenerateEmbedUrlForAnonymousUser'], [arn(`namespace/${namespace}`), ...shown])
      client.allowPattern(
        ['quicksight:GenerateEmbedUrlForRegisteredUser'],
        arn(`user/${namespace}/*`),
        'Viewers are registered by their own names.',
      )
    },
  }
}
