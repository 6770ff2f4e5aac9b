import { type RefinementNode, refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findableContent } from '#library/document/entitlement.ts'
import { libraryIcsNames } from '#library/ics/library-ics-names.ts'
import type { Actor } from '#people/actor.ts'
import type { Search } from '#ports/search.ts'
import { type Category, categoryTree } from './category-tree.ts'
import { countLibrary } from './count-library.ts'
import { type Root, showsCategory } from './policy.ts'

interface ListContext {
  readonly actor: Actor
  readonly ports: { readonly search: Search }
  readonly fail: (code: 'section-closed', about?: string) => never
}

/** Lists the tree of a category; fails where the tenant does not show it. */
export async function listValues(
  root: Root,
  { actor, ports, fail }: ListContext,
  { also, names }: Pick<Category, 'also' | 'names'> = {},
): Promise<RefinementNode[]> {
  if (!showsCategory(actor.tenant, root)) return fail('section-closed', root)
  const counts = await countLibrary(ports.search, findableContent(actor), [root])
  return categoryTree({ tenant: actor.tenant, root, counted: counts[root] ?? [], also, names })
}

/** Lists committees, named by their publishers in one language. */
export const listCommittees = useCase(refinement.committees, ['search'], (_, context) => listValues('committee', context))

export const listDocumentTypes = useCase(refinement.documentTypes, ['search'], (_, context) =>
  listValues('documentType', context),
)

/** Lists the whole ICS, codes without a document included. */
export const listIcsCodes = useCase(refinement.icsCodes, ['search', 'table'], async ({ language }, context) => {
  const names = await libraryIcsNames(context.ports.table, context.actor.tenant, language)
  return listValues('ics', context, { also: names.keys(), names })
})

/** Lists sectors and topics, or the one of them that the tenant shows. */
export const listSectorsAndThemes = useCase(refinement.sectorsAndThemes, ['search'], async (_, context) => {
  const shown = (['sector', 'topic'] as const).filter((root) => showsCategory(context.actor.tenant, root))
  if (shown.length === 0) return context.fail('section-closed', 'sector')
  return (await Promise.all(shown.map((root) => listValues(root, context)))).flat()
})
