import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { entitledContent } from '#library/document/entitlement.ts'
import { categoryTree } from './category-tree.ts'
import { countLibrary } from './count-library.ts'
import { categoriesOf } from './policy.ts'
import { publisherTree } from './publisher-tree.ts'

/** Lists the trees of all shown categories, limited to values of documents that the account holds. */
export const listEntitledNodes = useCase(refinement.entitledNodes, ['search'], async (_, { actor, ports }) => {
  const scope = entitledContent(actor)
  const roots = categoriesOf(actor.tenant)
  const counts = await countLibrary(ports.search, scope, roots)
  const trees = roots.map((root) => {
    const counted = counts[root] ?? []
    if (root === 'publisher') return publisherTree(ports.search, scope, counted)
    return categoryTree({ tenant: actor.tenant, root, counted })
  })
  return (await Promise.all(trees)).flat()
})
