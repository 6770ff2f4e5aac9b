import { tenantOfHost } from '#tenants/index.ts'
import { headerOf, type Step } from './call.ts'
import { fail } from './fail.ts'

/** The host says which tenant; the token must then be of the same one. */
export const findTenant = (): Step => ({
  before: ({ event, context }) => {
    context.call.tenant = tenantOfHost(headerOf(event, 'host') ?? event.requestContext.domainName) ?? fail('invalid-tenant')
  },
})
