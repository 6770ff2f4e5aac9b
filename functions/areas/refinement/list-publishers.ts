import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findableContent } from '#library/document/entitlement.ts'
import { countLibrary } from './count-library.ts'
import { showsCategory } from './policy.ts'
import { publisherTree } from './publisher-tree.ts'

export const listPublishers = useCase(refinement.otherContent, ['search'], async (_, { actor, ports, fail }) => {
  if (!showsCategory(actor.tenant, 'publisher')) return fail('section-closed', 'publisher')
  const scope = findableContent(actor)
  const { publisher = [] } = await countLibrary(ports.search, scope, ['publisher'])
  return publisherTree(ports.search, scope, publisher)
})
