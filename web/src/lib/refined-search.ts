import type { Refinement } from '#contract/search.ts'
import { type ContentScope, paths } from './paths.ts'

type Value = Pick<Refinement, 'r' | 'k' | 'n'>

/** Returns the path of the search for all documents with a value of a category; `n` is the name that its chip shows. */
export function refinedSearch(scope: ContentScope, { r, k, n }: Value): string {
  return paths.search(scope, { categories: JSON.stringify([{ k, r, pk: '', ...(n && { n }) }]) })
}
