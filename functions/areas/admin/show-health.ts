import { admin } from '#contract/admin/admin.ts'
import { useCase } from '#functions/http/use-case.ts'
import { presentHealth } from './present.ts'
import { probeParts } from './probe-parts.ts'

export const showHealth = useCase(
  admin.health,
  ['health', 'table', 'search', 'objects', 'seals', 'jobs', 'clock'],
  async (_, { tenant, ports }) => presentHealth(await probeParts(ports, tenant)),
)
