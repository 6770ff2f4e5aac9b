import type { Refinement } from '#contract/search.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { ContentScope } from '#web/lib/paths.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { FacetSection } from './facet-section.tsx'
import { PanelTools, useShowCount } from './panel-tools.tsx'
import { PointedFilter } from './pointed-filter.tsx'
import './refinement.css'
import { sectionsOf } from '../tree/sections-of.ts'
import { MAX_SELECTED } from '../tree/selection.ts'
import type { SortCounts } from '../tree/shown-nodes.ts'
import { useAllTreesReady } from './use-all-trees-ready.ts'
import type { CountQuery } from './use-counts.ts'
import { useFacetViews } from './use-facet-views.ts'
import { useOptimisticSelection } from './use-optimistic-selection.ts'

/** Sections that are open at first, of those that come first. */
const OPEN_SECTIONS = 4
const NONE: Refinement[] = []

export interface RefinementPanelProps {
  scope: ContentScope
  query: CountQuery
  /** the numbers of the query are not those of the results */
  uncounted?: boolean
  sort: SortCounts
  onSort: (sort: SortCounts) => void
  onChange: (entries: Refinement[]) => void
  onPoints: (isChosen: boolean) => void
  onClear: () => void
}

/** Panel that narrows results. The selection is stored in the address alone. */
export function RefinementPanel({ scope, query, uncounted = false, onPoints, onClear, ...others }: RefinementPanelProps) {
  const { sort, onSort, onChange } = others
  const t = useText()
  const roots = sectionsOf(useAccount())
  const [most, setMost] = useShowCount()
  const [entries, change] = useOptimisticSelection(query.refinements ?? NONE, onChange)
  const { viewOf, deepen, pointed } = useFacetViews({ scope, query, roots, entries, sort, most, uncounted, onChange: change })
  const ready = useAllTreesReady(
    roots.slice(0, OPEN_SECTIONS).filter((root) => root !== 'year'),
    viewOf,
  )
  return (
    <>
      <PanelTools
        most={most}
        onMost={setMost}
        sort={sort}
        onSort={onSort}
        onClear={entries.length > 0 || query.points ? onClear : undefined}
      />
      {entries.length >= MAX_SELECTED && <p className="facet-none">{t('refinement.most', { count: MAX_SELECTED })}</p>}
      {!ready && <Skeleton lines={[40, 80, 60, 70, 40, 80, 60]} />}
      {ready && <PointedFilter chosen={query.points === true} count={pointed} uncounted={uncounted} onChoose={onPoints} />}
      {ready &&
        roots.map((root, index) => (
          <FacetSection
            key={root}
            root={root}
            view={viewOf(root)}
            begins={index < OPEN_SECTIONS || entries.some(({ r }) => r === root)}
            onDeep={() => deepen(root)}
          />
        ))}
    </>
  )
}
