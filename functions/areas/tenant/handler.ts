import type { api } from '#contract/index.ts'
import { tenant as contract, type IdentitySettings, type Tenant, type TenantConfig } from '#contract/tenant.ts'
import { serve } from '#functions/http/serve.ts'
import { useCase } from '#functions/http/use-case.ts'
import { tenants } from '#tenants/index.ts'

/** Presents the public part of a tenant's settings. */
function presentConfig(tenant: Tenant, { issuer, clientId, audience, scopes, loginUrl }: IdentitySettings): TenantConfig {
  const identity = { issuer, clientId, audience, scopes, ...(loginUrl && { loginUrl }) }
  const { shown, publisher } = tenants[tenant]
  return { ...shown, publisher: publisher.code, identity }
}

export const getConfig = useCase(contract.config, ['identity'], async (_, { tenant, ports }) =>
  presentConfig(tenant, ports.identity.settings(tenant)),
)

export const listExternalUrls = useCase(contract.externalUrls, [], async (_, { tenant, actor }) =>
  tenants[tenant].externalUrls.filter(({ position }) => position !== 'ADMIN' || actor.authorities.includes('ADMIN')),
)

const getProfilingUrl = useCase(contract.profiling, ['identity'], async (_, { tenant, ports }) => {
  const { profilingUrl } = ports.identity.settings(tenant)
  return profilingUrl === undefined ? {} : { progressiveProfilingUrl: profilingUrl }
})

export const handler = serve<typeof api.tenant>({ config: getConfig, externalUrls: listExternalUrls, profiling: getProfilingUrl })
