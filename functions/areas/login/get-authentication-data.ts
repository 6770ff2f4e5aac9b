import { login, SESSION_COOKIE } from '#contract/login.ts'
import type { Tenant } from '#contract/tenant.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findAccountsAt } from '#people/networks.ts'
import { parseRange, rangeWith } from '#people/ranges/range.ts'
import { authTypeOf } from '#tenants/auth-type.ts'
import { tenants } from '#tenants/index.ts'
import { parseSessionCookie } from './session-cookie.ts'
import { continueSession } from './sessions-by-address.ts'

/** Tells whether an address is that of a proxy which the tenant's page names. */
const isProxy = (tenant: Tenant, address: string): boolean =>
  rangeWith(
    tenants[tenant].proxies.flatMap((proxy) => parseRange(proxy) ?? []),
    address,
  ) !== undefined

export const getAuthenticationData = useCase(
  login.authenticationData,
  ['table'],
  async (_, { tenant, requestId, originatedIp: address, cookie, ports: { table } }) => {
    const reader = { tenant, address, named: parseSessionCookie(cookie(SESSION_COOKIE)) }
    const [accounts, session] = await Promise.all([findAccountsAt(table, tenant, address), continueSession(table, reader)])
    return {
      authType: authTypeOf(tenant),
      requestId,
      originatedIpAddress: address,
      originatedWhiteListedAccount: accounts.length > 0,
      sessionOpen: session !== undefined,
      proxyUnknown: accounts.length === 0 && isProxy(tenant, address),
    }
  },
)
