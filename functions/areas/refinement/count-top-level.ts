import type { InputOf } from '#contract/endpoint.ts'
import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { valuePath } from '#library/document/value-path.ts'
import { categoriesButPublisher } from './count-categories.ts'
import { countPublishersOf } from './count-publishers.ts'
import { type Counted, type Counting, countValues } from './count-values.ts'
import type { Root } from './policy.ts'

const standsOnTop = (root: Root, value: string) => valuePath(root, value).length === 1

function countOnTop({ section, ...query }: InputOf<typeof refinement.topLevelCount>, where: Counted['where'], context: Counting) {
  if (section === 'Publisher') return countPublishersOf(query, where, context)
  return countValues(query, { where, roots: categoriesButPublisher(context.actor.tenant), isCounted: standsOnTop }, context)
}

export const countTopLevel = useCase(refinement.topLevelCount, ['search'], (query, context) => countOnTop(query, 'all', context))

export const countEntitledTopLevel = useCase(refinement.entitledTopLevelCount, ['search'], (query, context) =>
  countOnTop(query, 'entitled', context),
)
