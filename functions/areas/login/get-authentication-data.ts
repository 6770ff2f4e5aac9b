import { login } from '#contract/login.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findAccountsAt } from '#people/networks.ts'
import { authTypeOf } from '#tenants/auth-type.ts'

export const getAuthenticationData = useCase(
  login.authenticationData,
  ['table'],
  async (_, { tenant, requestId, originatedIp, ports }) => ({
    authType: authTypeOf(tenant),
    requestId,
    originatedIpAddress: originatedIp,
    originatedWhiteListedAccount: (await findAccountsAt(ports.table, tenant, originatedIp)).length > 0,
  }),
)
