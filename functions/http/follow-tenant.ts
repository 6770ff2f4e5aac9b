import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { endpointOf, type Middleware } from './call.ts'
import type { LevelsCache } from './levels/levels-cache.ts'
import type { FollowedPages } from './tenant-pages/followed-pages.ts'

/** Begins to read the levels of the call’s tenant: they are there when its line is written, and the call does not wait. */
export const followLevels = (levels: LevelsCache): Middleware => ({
  before: ({ context: { call } }) => {
    if (call.tenant) levels.refresh(call.tenant)
  },
})

/** A public call does not wait for the page, unless it shows it: most of them need no table. */
const needsPage = ({ id, access }: Pick<AnyEndpoint, 'id' | 'access'>) => access !== 'public' || id === 'tenant.config'

/** Has the tenant's page as its administrators changed it. */
export const followPage = (pages: FollowedPages): Middleware => ({
  before: async ({ context: { call } }) => {
    const reading = call.tenant && pages.follow(call.tenant)
    if (reading && needsPage(endpointOf(call))) await reading
  },
})
