import { useState } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import type { Refinement } from '#contract/search.ts'
import { useText } from '#web/lib/i18n.tsx'
import type { SearchScope } from '#web/lib/paths.ts'
import { useAccount } from '#web/lib/use-account.tsx'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { FacetSection } from './facet-section.tsx'
import type { FacetView } from './facet-view.ts'
import { PanelTools, useShowCount } from './panel-tools.tsx'
import './refinement.css'
import { sectionsOf } from './sections-of.ts'
import { idOf, isTicked, isTickedBelow, MOST_TICKED, tick, untick } from './selection.ts'
import { isLocked, type SortCounts } from './shown-nodes.ts'
import { type CountQuery, useCounts } from './use-counts.ts'
import { type Root, useEntitled } from './use-tree.ts'

/** So many stand open before anybody opens one. */
const BEGIN_OPEN = 3

export interface RefinementPanelProps {
  scope: SearchScope
  query: CountQuery
  sort: SortCounts
  onSort: (sort: SortCounts) => void
  onChange: (entries: Refinement[]) => void
  onClear: () => void
}

/** What results can be narrowed to. What is chosen lives in the address alone. */
export function RefinementPanel(props: RefinementPanelProps) {
  const { query, sort, onSort, onClear } = props
  const t = useText()
  const roots = sectionsOf(useAccount())
  const [most, setMost] = useShowCount()
  const entries = query.refinements ?? []
  const { viewOf, deepen } = useFacetViews(props, roots, most)
  return (
    <>
      <PanelTools most={most} onMost={setMost} sort={sort} onSort={onSort} onClear={entries.length > 0 ? onClear : undefined} />
      {entries.length >= MOST_TICKED && <p className="facet-none">{t('refinement.most', { count: MOST_TICKED })}</p>}
      {roots.map((root, index) => (
        <FacetSection
          key={root}
          root={root}
          view={viewOf(root)}
          begins={index < BEGIN_OPEN || entries.some(({ r }) => r === root)}
          onDeep={() => deepen(root)}
        />
      ))}
    </>
  )
}

const isPublisher = (root: Root) => root === 'publisher'
const isNested = ({ pk }: Refinement) => pk.length > 0

/** The numbers of both sets, and what can be done with a value. */
function useFacetViews({ scope, query, sort, onChange }: RefinementPanelProps, roots: readonly Root[], most: number) {
  const { 'hide-zero-counts': hidesZero, 'force-enable': forced } = useTenant().refinement
  const entries = query.refinements ?? []
  const [deep, setDeep] = useState<ReadonlySet<Root>>(new Set())
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isWhole = (inSet: (root: Root) => boolean) =>
    [...deep].some(inSet) || entries.some((one) => inSet(one.r) && isNested(one) && roots.includes(one.r))
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
    hidesZero,
    isOpen,
    setOpen: (node, open) => {
      if (open) deepen(node.r)
      setOpened(new Map(opened).set(idOf(node), open))
    },
    isLocked: (node) => entries.length >= MOST_TICKED || isLocked(node, { entitledOnly, forced, entitled }),
    toggle: (path) => {
      const node = path[path.length - 1] as RefinementNode
      onChange(isTicked(entries, node) ? untick(entries, path) : tick(entries, path))
    },
  }
  const viewOf = (root: Root): FacetView => ({ ...shared, ...(isPublisher(root) ? publishers : categories) })
  return { viewOf, deepen }
}
