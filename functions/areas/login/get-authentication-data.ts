import { login } from '#contract/login.ts'
import { useCase } from '#functions/http/use-case.ts'
import { tenants } from '#tenants/index.ts'

export const getAuthenticationData = useCase(login.authenticationData, [], async (_, { tenant, requestId, originatedIp }) => ({
  authType: tenants[tenant].shown.federatedOnly ? ('SSO' as const) : ('PWD' as const),
  requestId,
  originatedIpAddress: originatedIp,
  // No network address signs anybody in.
  originatedWhiteListedAccount: false,
}))
