import { useMemo, useState } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { FacetView } from '../tree/facet-view.ts'
import { findNodes } from '../tree/find-nodes.ts'
import { idOf, type NodePath } from '../tree/selection.ts'
import { countOf, isShown } from '../tree/shown-nodes.ts'
import { NodeLine } from './node-line.tsx'
import { SeeMore } from './see-more.tsx'

interface MatchingValuesProps {
  tree: readonly RefinementNode[]
  typed: string
  view: FacetView
}

const last = (path: NodePath) => path[path.length - 1] as RefinementNode

/** Values that match the typed words, from every level, each with its ancestors. */
export function MatchingValues({ tree, typed, view }: MatchingValuesProps) {
  const t = useText()
  const [most, setMost] = useState(view.most)
  const found = useMemo(() => findNodes(tree, typed), [tree, typed])
  const counts = view.whole ? view.counts : undefined
  const shown = found.filter((path) => isShown(last(path), { ...view, counts }))
  const listed = shown.slice(0, Math.max(most, view.most))
  // Those that have nothing in this search come last, where they are shown at all.
  const ordered = counts ? listed.toSorted((a, b) => +!countOf(counts, last(a)) - +!countOf(counts, last(b))) : listed
  return (
    <>
      <output className="visually-hidden">{t('refinement.found', { count: shown.length })}</output>
      {shown.length === 0 && (
        <p className="facet-none">{t(found.length > 0 ? 'refinement.foundElsewhere' : 'refinement.notFound')}</p>
      )}
      <ul className="facet-list">
        {ordered.map((path) => (
          <li key={idOf(last(path))}>
            <NodeLine
              path={path}
              view={view}
              place={path
                .slice(0, -1)
                .map(({ name }) => name)
                .join(' › ')}
            />
          </li>
        ))}
      </ul>
      <SeeMore left={shown.length - listed.length} more={() => setMost(listed.length + view.most)} less={undefined} />
    </>
  )
}
