import type { Tenant } from '#contract/tenant.ts'
import { tenantOfHost } from '#tenants/index.ts'
import { headerOf, type Step } from './call.ts'
import { fail } from './fail.ts'

/** Whose a host name is; undefined for one that is nobody's. */
export type TenantOfHost = (host: string) => Tenant | undefined

/** The host says which tenant; the token must then be of the same one. */
export const findTenant = (tenantOf: TenantOfHost = tenantOfHost): Step => ({
  before: ({ event, context }) => {
    context.call.tenant = tenantOf(headerOf(event, 'host') ?? event.requestContext.domainName) ?? fail('invalid-tenant')
  },
})
