import { refinement } from '#contract/refinement.ts'
import type { Tenant } from '#contract/tenant.ts'
import { useCase } from '#functions/http/use-case.ts'
import { countValues } from './count-values.ts'
import { categoriesOf, type Root } from './policy.ts'

/** Categories to count; publishers have an endpoint of their own. */
export const categoriesWithoutPublisher = (tenant: Tenant): Root[] => categoriesOf(tenant).filter((root) => root !== 'publisher')

export const countCategories = useCase(refinement.count, ['search', 'table', 'clock'], (query, context) =>
  countValues(query, { where: 'all', roots: categoriesWithoutPublisher(context.actor.tenant) }, context),
)

export const countEntitledCategories = useCase(refinement.entitledCount, ['search', 'table', 'clock'], (query, context) =>
  countValues(query, { where: 'entitled', roots: categoriesWithoutPublisher(context.actor.tenant) }, context),
)
