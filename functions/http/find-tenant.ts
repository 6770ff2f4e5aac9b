import type { Tenant } from '#contract/tenant.ts'
import { tenantOfHost } from '#tenants/index.ts'
import { headerOf, type Middleware } from './call.ts'
import { fail } from './fail.ts'

/** The tenant of a host name; undefined for an unknown one. */
export type TenantOfHost = (host: string) => Tenant | undefined

/** Only a site on this machine is served without TLS. */
const LOCAL_HOST = /(?:^|\.)localhost(?::\d+)?$/i

/** Finds the tenant by the host; the token must then be of the same tenant. */
export const findTenant = (tenantOf: TenantOfHost = tenantOfHost): Middleware => ({
  before: ({ event, context }) => {
    const host = headerOf(event, 'host') ?? event.requestContext.domainName
    context.call.tenant = tenantOf(host) ?? fail('invalid-tenant')
    context.call.origin = `${LOCAL_HOST.test(host) ? 'http' : 'https'}://${host.toLowerCase()}`
  },
})
