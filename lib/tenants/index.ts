import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { aenor } from './aenor.ts'
import { api } from './api.ts'
import { astm } from './astm.ts'
import { awwa } from './awwa.ts'
import { cga } from './cga.ts'
import { demowl } from './demowl.ts'
import { ies } from './ies.ts'
import type { TenantPage } from './tenant-page.ts'

const described: Readonly<Record<Tenant, () => TenantPage>> = { astm, api, awwa, cga, aenor, ies, demowl }

export const tenants = Object.defineProperties(
  {},
  Object.fromEntries(TENANTS.map((tenant) => [tenant, { enumerable: true, get: described[tenant] }])),
) as Readonly<Record<Tenant, TenantPage>>

/** The tenant of a plain `localhost`, and of commands that name none. */
export const DEFAULT_TENANT: Tenant = 'demowl'

/** Hosts on this machine: each tenant has a name of its own, the default tenant also the machine's. */
export const localHostsOf = (tenant: Tenant): readonly string[] =>
  tenant === DEFAULT_TENANT ? ['localhost', `${tenant}.localhost`, '127.0.0.1', '[::1]'] : [`${tenant}.localhost`]

let tenantByHost: ReadonlyMap<string, Tenant> | undefined

const hostsOf = (tenant: Tenant) => [...localHostsOf(tenant), ...tenants[tenant].hosts].map((host) => [host, tenant] as const)

const HOST_AND_PORT = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/

/** The tenant of a Host header; undefined for a name that is nobody's. */
export function tenantOfHost(host: string): Tenant | undefined {
  const name = host.length <= 260 ? host.toLowerCase().match(HOST_AND_PORT)?.[1] : undefined
  tenantByHost ??= new Map(TENANTS.flatMap(hostsOf))
  return name === undefined ? undefined : tenantByHost.get(name)
}
