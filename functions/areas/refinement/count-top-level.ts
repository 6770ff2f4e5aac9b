import type { InputOf } from '#contract/endpoint/endpoint.ts'
import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { valuePath } from '#library/document/value-path.ts'
import { categoriesWithoutPublisher } from './count-categories.ts'
import { countPublishersOf } from './count-publishers.ts'
import { type CountContext, type CountOptions, countValues } from './count-values.ts'
import type { Root } from './policy.ts'

const isTopLevel = (root: Root, value: string) => valuePath(root, value).length === 1

function countTopLevelOf(
  { section, ...query }: InputOf<typeof refinement.topLevelCount>,
  where: CountOptions['where'],
  context: CountContext,
) {
  if (section === 'Publisher') return countPublishersOf(query, where, context)
  return countValues(query, { where, roots: categoriesWithoutPublisher(context.actor.tenant), isCounted: isTopLevel }, context)
}

export const countTopLevel = useCase(refinement.topLevelCount, ['search', 'table', 'clock'], (query, context) =>
  countTopLevelOf(query, 'all', context),
)

export const countEntitledTopLevel = useCase(refinement.entitledTopLevelCount, ['search', 'table', 'clock'], (query, context) =>
  countTopLevelOf(query, 'entitled', context),
)
