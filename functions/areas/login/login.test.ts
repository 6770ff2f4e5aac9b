import { describe, expect, it } from '@jest/globals'
import { AuthenticationData } from '#contract/login.ts'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { parseRange } from '#people/ranges/range.ts'
import { tenants } from '#tenants/index.ts'
import { getAuthenticationData } from './get-authentication-data.ts'

const ports = { table: { getMany: async (keys: readonly object[]) => keys.map(() => undefined) } }

const ask = async (tenant: Tenant, originatedIp = '192.0.2.7') =>
  AuthenticationData().parse(
    await getAuthenticationData.run({}, {
      tenant,
      requestId: 'r-1',
      originatedIp,
      cookie: () => undefined,
      ports,
    } as never),
  )

describe('authentication data', () => {
  it('the authentication data name the request and its address', async () => {
    expect(await ask('astm')).toEqual({
      authType: 'PWD',
      requestId: 'r-1',
      originatedIpAddress: '192.0.2.7',
      originatedWhiteListedAccount: false,
      sessionOpen: false,
      proxyUnknown: false,
    })
  })

  it('the data tell of a proxy that the tenant names and no account has', async () => {
    expect((await ask('demowl', '127.0.0.8')).proxyUnknown).toBe(true)
    expect((await ask('demowl', '::ffff:127.0.0.8')).proxyUnknown).toBe(true)
    expect((await ask('demowl', '127.0.0.9')).proxyUnknown).toBe(false)
    expect((await ask('astm', '127.0.0.8')).proxyUnknown).toBe(false)
    for (const tenant of TENANTS) for (const proxy of tenants[tenant].proxies) expect(parseRange(proxy)).toBeDefined()
  })

  it('the type is single sign-on where people sign in through their organisations', async () => {
    expect((await ask('awwa')).authType).toBe('SSO')
  })
})
