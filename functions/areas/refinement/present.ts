import type { Made } from '#contract/later.ts'
import type { RefinementCounts, RefinementNode } from '#contract/refinement.ts'
import { REFINEMENT_ROOTS } from '#contract/search.ts'
import type { FacetCounts } from '#ports/search.ts'
import type { Root } from './policy.ts'

/** What a tree says of a value beside where it stands. */
export interface NodeFacts {
  readonly name: string
  readonly count: number
  readonly billboard?: boolean
  readonly searchesMeaning?: boolean
}

export function presentNode(
  r: Root,
  key: string,
  { name, count, billboard = false, searchesMeaning = false }: NodeFacts,
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
    // No publisher's mark is ours to show: the page draws its initials.
    billboardLogo: '',
    semanticSearchenabled: searchesMeaning,
  }
}

export function presentCounts(
  counts: FacetCounts,
  isCounted: (root: Root, value: string) => boolean,
): Made<typeof RefinementCounts> {
  const of = (r: Root) => (counts[r] ?? []).filter(({ value }) => value !== '' && isCounted(r, value))
  return { counts: REFINEMENT_ROOTS.flatMap((r) => of(r).map(({ value, count }) => ({ r, key: value, count }))) }
}
