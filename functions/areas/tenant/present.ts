import type { IdentitySettings, Tenant, TenantConfig } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'

/** Of a tenant's page the part that is made to be shown, and nothing else. */
export function presentConfig(tenant: Tenant, { issuer, clientId, audience, scopes }: IdentitySettings): TenantConfig {
  return { ...tenants[tenant].shown, identity: { issuer, clientId, audience, scopes } }
}
