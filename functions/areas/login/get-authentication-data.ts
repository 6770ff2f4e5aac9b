import { login } from '#contract/login.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findAccountsAt } from '#people/networks.ts'
import { tenants } from '#tenants/index.ts'

export const getAuthenticationData = useCase(
  login.authenticationData,
  ['table'],
  async (_, { tenant, requestId, originatedIp, ports }) => ({
    authType: tenants[tenant].shown.federatedOnly ? ('SSO' as const) : ('PWD' as const),
    requestId,
    originatedIpAddress: originatedIp,
    originatedWhiteListedAccount: (await findAccountsAt(ports.table, tenant, originatedIp)).length > 0,
  }),
)
