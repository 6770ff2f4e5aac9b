import type { InputOf } from '#contract/endpoint.ts'
import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { type Counted, type Counting, countValues } from './count-values.ts'
import { shows } from './policy.ts'

export async function countPublishersOf(
  query: InputOf<typeof refinement.publisherCount>,
  where: Counted['where'],
  context: Counting,
) {
  if (!shows(context.actor.tenant, 'publisher')) return context.fail('section-closed', 'publisher')
  return countValues(query, { where, roots: ['publisher'] }, context)
}

export const countPublishers = useCase(refinement.publisherCount, ['search'], (query, context) =>
  countPublishersOf(query, 'all', context),
)

export const countEntitledPublishers = useCase(refinement.entitledPublisherCount, ['search'], (query, context) =>
  countPublishersOf(query, 'entitled', context),
)
