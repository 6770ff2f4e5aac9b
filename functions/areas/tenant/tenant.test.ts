import { describe, expect, it } from '@jest/globals'
import { tenant as contract, TENANTS, type Tenant, TenantConfig } from '#contract/tenant.ts'
import type { Context } from '#functions/http/use-case.ts'
import type { Identity } from '#ports/identity.ts'
import { tenants } from '#tenants/index.ts'
import { getConfig, listExternalUrls } from './handler.ts'

const identity: Identity = {
  verify: () => Promise.reject(new Error('not asked')),
  verifyPartner: () => Promise.reject(new Error('not asked')),
  settings: (tenant) => ({ issuer: `/issuer-of-${tenant}`, clientId: 'page', audience: 'https://a.example', scopes: ['openid'] }),
}
const actor = { authorities: ['ADMIN'] }
const contextOf = (tenant: Tenant) =>
  ({ tenant, actor, ports: { identity } }) as unknown as Context<typeof contract.config, 'identity'>

describe('the tenant area', () => {
  it.each(TENANTS)('the settings of %s match the contract, with the issuer of this deployment', async (tenant) => {
    const config = TenantConfig().parse(await getConfig.run({}, contextOf(tenant)))
    expect(config.tenant).toBe(tenant)
    expect(config.identity.issuer).toBe(`/issuer-of-${tenant}`)
  })

  it('the settings leave out facts that only the server needs', async () => {
    const config = JSON.stringify(await getConfig.run({}, contextOf('astm')))
    const { hosts, issuer, profileManagementUrl } = tenants.astm
    for (const secret of [...hosts, issuer.issuer, profileManagementUrl]) expect(config).not.toContain(secret)
  })

  it.each(TENANTS)('the external links of %s are listed', async (tenant) => {
    const urls = contract.externalUrls.output.parse(await listExternalUrls.run({}, contextOf(tenant) as never))
    expect(urls).toEqual(tenants[tenant].externalUrls)
  })
})
