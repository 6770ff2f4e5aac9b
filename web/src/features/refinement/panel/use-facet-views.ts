import { useState } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import type { Refinement } from '#contract/search.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import type { ContentScope } from '#web/lib/paths.ts'
import type { FacetView } from '../tree/facet-view.ts'
import { idOf, isTicked, isTickedBelow, MAX_SELECTED, tick, untick } from '../tree/selection.ts'
import { isLocked, type SortCounts } from '../tree/shown-nodes.ts'
import { type Root, useEntitled } from '../tree/use-tree.ts'
import { type CountQuery, useCounts } from './use-counts.ts'

interface FacetSettings {
  readonly scope: ContentScope
  /** query of the results; the selection may be a step ahead of it */
  readonly query: CountQuery
  readonly roots: readonly Root[]
  readonly entries: readonly Refinement[]
  readonly sort: SortCounts
  readonly most: number
  readonly uncounted: boolean
  readonly onChange: (entries: Refinement[]) => void
}

const isPublisher = (root: Root) => root === 'publisher'
const isNested = ({ pk }: Refinement) => pk.length > 0

/** Combines the counts of both sets with what can be done with a value. */
export function useFacetViews({ scope, query, roots, entries, sort, most, uncounted, onChange }: FacetSettings) {
  const { 'hide-zero-counts': hidesZero, 'force-enable': forced } = useTenant().refinement
  const given = query.refinements ?? []
  const [deep, setDeep] = useState<ReadonlySet<Root>>(new Set())
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isWhole = (inSet: (root: Root) => boolean) =>
    [...deep].some(inSet) || given.some((one) => inSet(one.r) && isNested(one) && roots.includes(one.r))
  const publishers = useCounts({
    scope,
    query,
    section: 'Publisher',
    whole: isWhole(isPublisher),
    off: !roots.some(isPublisher),
  })
  const categories = useCounts({
    scope,
    query,
    section: 'Category',
    whole: isWhole((root) => !isPublisher(root)),
    off: roots.every(isPublisher),
  })
  const entitledOnly = scope === 'subscribed'
  const entitled = useEntitled(entitledOnly && !forced && !hidesZero)
  const deepen = (root: Root) => !deep.has(root) && setDeep(new Set([...deep, root]))
  const isOpen = (node: RefinementNode) => opened.get(idOf(node)) ?? isTickedBelow(entries, node)
  const shared: Omit<FacetView, 'counts' | 'whole' | 'loading'> = {
    entries,
    sort,
    most,
    uncounted,
    hidesZero,
    isOpen,
    setOpen: (node, open) => {
      if (open) deepen(node.r)
      setOpened(new Map(opened).set(idOf(node), open))
    },
    isLocked: (node) => entries.length >= MAX_SELECTED || isLocked(node, { entitledOnly, forced, entitled }),
    choose: onChange,
    toggle: (path) => {
      const node = path[path.length - 1] as RefinementNode
      onChange(isTicked(entries, node) ? untick(entries, path) : tick(entries, path))
    },
  }
  const viewOf = (root: Root): FacetView => ({ ...shared, ...(isPublisher(root) ? publishers : categories) })
  return { viewOf, deepen, pointed: categories.pointed }
}
