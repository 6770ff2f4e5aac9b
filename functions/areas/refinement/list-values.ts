import type { RefinementNode } from '#contract/refinement.ts'
import { findableContent } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { Search } from '#ports/search.ts'
import { type Category, categoryTree } from './category-tree.ts'
import { countLibrary } from './count-library.ts'
import { type Root, shows } from './policy.ts'

export interface Listing {
  readonly actor: Actor
  readonly ports: { readonly search: Search }
  readonly fail: (code: 'section-closed', about?: string) => never
}

/** The tree of a category that the tenant shows. */
export async function listValues(
  root: Root,
  { actor, ports, fail }: Listing,
  also?: Category['also'],
): Promise<RefinementNode[]> {
  if (!shows(actor.tenant, root)) return fail('section-closed', root)
  const counts = await countLibrary(ports.search, findableContent(actor), [root])
  return categoryTree({ tenant: actor.tenant, root, counted: counts[root] ?? [], also })
}
