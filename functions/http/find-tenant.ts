import type { Tenant } from '#contract/tenant.ts'
import { tenantOfHost } from '#tenants/index.ts'
import { headerOf, type Middleware } from './call.ts'
import { fail } from './fail.ts'

/** The tenant of a host name; undefined for an unknown one. */
export type TenantOfHost = (host: string) => Tenant | undefined

/** Finds the tenant by the host; the token must then be of the same tenant. */
export const findTenant = (tenantOf: TenantOfHost = tenantOfHost): Middleware => ({
  before: ({ event, context }) => {
    context.call.tenant = tenantOf(headerOf(event, 'host') ?? event.requestContext.domainName) ?? fail('invalid-tenant')
  },
})
