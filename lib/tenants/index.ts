import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { aenorTenant } from './aenor.ts'
import { apiTenant } from './api.ts'
import { astmTenant } from './astm.ts'
import { awwaTenant } from './awwa.ts'
import { cgaTenant } from './cga.ts'
import { demowlTenant } from './demowl.ts'
import { iesTenant } from './ies.ts'
import type { TenantPage } from './tenant-page.ts'

const tenantPages: Readonly<Record<Tenant, () => TenantPage>> = {
  astm: astmTenant,
  api: apiTenant,
  awwa: awwaTenant,
  cga: cgaTenant,
  aenor: aenorTenant,
  ies: iesTenant,
  demowl: demowlTenant,
}

/** Pages of files under the settings that administrators changed, as this process read them last. */
const changedPages = new Map<Tenant, TenantPage>()

/** Page of a tenant as its file has it. */
export const filedPageOf = (tenant: Tenant): TenantPage => tenantPages[tenant]()

/** Puts a page in the place of that of the file, or takes it away again. */
export function replacePage(tenant: Tenant, page: TenantPage | undefined): void {
  if (page) changedPages.set(tenant, page)
  else changedPages.delete(tenant)
}

const pageOf = (tenant: Tenant) => changedPages.get(tenant) ?? filedPageOf(tenant)

export const tenants = Object.defineProperties(
  {},
  Object.fromEntries(TENANTS.map((tenant) => [tenant, { enumerable: true, get: () => pageOf(tenant) }])),
) as Readonly<Record<Tenant, TenantPage>>

/** The tenant of a plain `localhost`, and of commands that name none. */
export const DEFAULT_TENANT: Tenant = 'demowl'

/** Host names on a developer's machine: `<tenant>.localhost`; the default tenant has plain localhost too. */
export const localHostsOf = (tenant: Tenant): readonly string[] =>
  tenant === DEFAULT_TENANT ? ['localhost', `${tenant}.localhost`, '127.0.0.1', '[::1]'] : [`${tenant}.localhost`]

let tenantByHost: ReadonlyMap<string, Tenant> | undefined

const hostsOf = (tenant: Tenant) => [...localHostsOf(tenant), ...tenants[tenant].hosts].map((host) => [host, tenant] as const)

const HOST_AND_PORT = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/

/** Finds the tenant of a Host header. */
export function tenantOfHost(host: string): Tenant | undefined {
  const name = host.length <= 260 ? host.toLowerCase().match(HOST_AND_PORT)?.[1] : undefined
  tenantByHost ??= new Map(TENANTS.flatMap(hostsOf))
  return name === undefined ? undefined : tenantByHost.get(name)
}
