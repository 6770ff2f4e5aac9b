import { tenant as contract } from '#contract/tenant.ts'
import { useCase } from '#functions/http/use-case.ts'
import { tenants } from '#tenants/index.ts'

export const listExternalUrls = useCase(contract.externalUrls, [], async (_, { tenant }) => tenants[tenant].externalUrls)
