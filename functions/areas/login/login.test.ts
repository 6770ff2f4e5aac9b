import { describe, expect, it } from '@jest/globals'
import { AuthenticationData } from '#contract/login.ts'
import type { Tenant } from '#contract/tenant.ts'
import { getAuthenticationData } from './get-authentication-data.ts'

const ports = { table: { getMany: async (keys: readonly object[]) => keys.map(() => undefined) } }

const ask = async (tenant: Tenant) =>
  AuthenticationData().parse(
    await getAuthenticationData.run({}, {
      tenant,
      requestId: 'r-1',
      originatedIp: '192.0.2.7',
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
    })
  })

  it('the type is single sign-on where people sign in through their organisations', async () => {
    expect((await ask('awwa')).authType).toBe('SSO')
  })
})
