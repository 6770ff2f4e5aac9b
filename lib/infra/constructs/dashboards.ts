import type { Settings } from '../settings.ts'
import type { LibraryFunction } from './library-function.ts'
import type { PortResource } from './port-resource.ts'

/** Dashboards of QuickSight, which an account has once and makes by hand: their addresses are signed for viewers of this tenant. */
export function dashboardsOf({ account, region, dashboards }: Settings): PortResource {
  const arn = (what: string) => `arn:aws:quicksight:${region}:${account}:${what}`
  return {
    serve(asking: LibraryFunction) {
      const { namespace = 'default', ...ids } = dashboards ?? {}
      asking.set('LECTERN_ACCOUNT', account)
      asking.set('LECTERN_DASHBOARDS', JSON.stringify({ namespace, dashboards: ids }))
      if (!dashboards) return
      const shown = Object.values(ids).map((id) => arn(`dashboard/${id}`))
      asking.allow(['quicksight:GenerateEmbedUrlForAnonymousUser'], [arn(`namespace/${namespace}`), ...shown])
      asking.allowPattern(
        ['quicksight:GenerateEmbedUrlForRegisteredUser'],
        arn(`user/${namespace}/*`),
        'Viewers are registered by their own names.',
      )
    },
  }
}
