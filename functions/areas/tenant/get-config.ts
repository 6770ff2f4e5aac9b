import { tenant as contract } from '#contract/tenant.ts'
import { useCase } from '#functions/http/use-case.ts'
import { presentConfig } from './present.ts'

export const getConfig = useCase(contract.config, ['identity'], async (_, { tenant, ports }) =>
  presentConfig(tenant, ports.identity.settings(tenant)),
)
