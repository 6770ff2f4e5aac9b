import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { RefinementCounts, RefinementNode } from '#contract/refinement.ts'
import { REFINEMENT_ROOTS } from '#contract/search.ts'
import type { FacetCounts } from '#ports/search.ts'
import type { Root } from './policy.ts'

/** Facts about a node of a tree, apart from its position. */
export interface NodeFacts {
  readonly name: string
  readonly count: number
  readonly billboard?: boolean
  readonly hasMeaningSearch?: boolean
}

export function presentNode(
  r: Root,
  key: string,
  { name, count, billboard = false, hasMeaningSearch = false }: NodeFacts,
  parent: RefinementNode | undefined,
): RefinementNode {
  return {
    key,
    name,
    r,
    count,
    isChecked: false,
    isTitle: false,
    child: [],
    parentKey: parent?.key ?? '',
    parentName: parent?.name ?? '',
    showBillboard: billboard,
    billboardName: billboard ? name : '',
    // The library has no right to show publishers' logos: the page draws initials.
    billboardLogo: '',
    semanticSearchenabled: hasMeaningSearch,
  }
}

export function presentCounts(
  counts: FacetCounts,
  isCounted: (root: Root, value: string) => boolean,
): SchemaType<typeof RefinementCounts>['counts'] {
  const of = (r: Root) => (counts[r] ?? []).filter(({ value }) => value !== '' && isCounted(r, value))
  return REFINEMENT_ROOTS.flatMap((r) => of(r).map(({ value, count }) => ({ r, key: value, count })))
}
