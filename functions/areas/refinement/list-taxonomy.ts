import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findableContent } from '#library/document/entitlement.ts'
import { categoryTree } from './category-tree.ts'
import { countLibrary } from './count-library.ts'
import { listValues } from './list-values.ts'
import { offersPublisher, onlyPublisherOf, showsCategory } from './policy.ts'

const ALL_PUBLISHERS = 'all'

/** Lists a publisher's own branches. Values are counted over the whole library, as selecting one finds all its documents. */
export const listTaxonomy = useCase(refinement.taxonomy, ['search'], async ({ id }, context) => {
  const { actor, ports, fail } = context
  const publisher = id === ALL_PUBLISHERS ? onlyPublisherOf(actor.tenant) : id
  if (publisher === undefined) return listValues('taxonomy', context)
  if (!showsCategory(actor.tenant, 'taxonomy') || !offersPublisher(actor.tenant, publisher))
    return fail('section-closed', 'taxonomy')
  const scope = findableContent(actor)
  const [own, whole] = await Promise.all([
    countLibrary(ports.search, scope, ['taxonomy'], [{ facet: 'publisher', values: [publisher] }]),
    countLibrary(ports.search, scope, ['taxonomy']),
  ])
  const its = new Set(own.taxonomy?.map(({ value }) => value))
  const counted = (whole.taxonomy ?? []).filter(({ value }) => its.has(value))
  return categoryTree({ tenant: actor.tenant, root: 'taxonomy', counted })
})
