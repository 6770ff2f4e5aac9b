import type { InputOf } from '#contract/endpoint/endpoint.ts'
import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { type CountContext, type CountOptions, countValues } from './count-values.ts'
import { showsCategory } from './policy.ts'

export async function countPublishersOf(
  query: InputOf<typeof refinement.publisherCount>,
  where: CountOptions['where'],
  context: CountContext,
) {
  if (!showsCategory(context.actor.tenant, 'publisher')) return context.fail('section-closed', 'publisher')
  return countValues(query, { where, roots: ['publisher'] }, context)
}

export const countPublishers = useCase(refinement.publisherCount, ['search', 'table', 'clock'], (query, context) =>
  countPublishersOf(query, 'all', context),
)

export const countEntitledPublishers = useCase(
  refinement.entitledPublisherCount,
  ['search', 'table', 'clock'],
  (query, context) => countPublishersOf(query, 'entitled', context),
)
