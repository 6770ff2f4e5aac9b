import { admin } from '#contract/admin.ts'
import { useCase } from '#functions/http/use-case.ts'
import { probeParts, worstOf } from './probe-parts.ts'

export const showHealth = useCase(
  admin.health,
  ['health', 'table', 'search', 'objects', 'clock'],
  async (_, { tenant, ports }) => {
    const parts = await probeParts(ports, tenant)
    return { state: worstOf(parts.map(({ state }) => state)), at: ports.clock.now().toISOString(), parts }
  },
)
