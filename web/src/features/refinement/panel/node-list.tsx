import { useId, useState } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import type { FacetView } from '../tree/facet-view.ts'
import { idOf } from '../tree/selection.ts'
import { isShown, limitNodes, sortNodes } from '../tree/shown-nodes.ts'
import { NodeLine } from './node-line.tsx'
import { SeeMore } from './see-more.tsx'

interface NodeListProps {
  nodes: readonly RefinementNode[]
  above: readonly RefinementNode[]
  view: FacetView
  /** number of values at first, where it is smaller than usual */
  first?: number
  id?: string
  label?: string
}

/** One level of a tree. It renders no more values than the person asked to see. */
export function NodeList({ nodes, above, view, first, id, label }: NodeListProps) {
  const { tag } = useLocale()
  const [steps, setSteps] = useState(0)
  const { entries, whole } = view
  const counts = above.length === 0 || whole ? view.counts : undefined
  const shown = sortNodes(
    nodes.filter((node) => isShown(node, { ...view, counts })),
    view.sort,
    counts,
    tag,
  )
  const limit = steps === 0 ? (first ?? view.most) : view.most * (first === undefined ? steps + 1 : steps)
  const listed = limitNodes(shown, limit, entries)
  return (
    <>
      <ul id={id} className="facet-list" aria-label={label} data-deep={nodes.some(({ child }) => child.length > 0) || undefined}>
        {listed.map((node) => (
          <NodeItem key={idOf(node)} node={node} above={above} view={view} />
        ))}
      </ul>
      <SeeMore
        left={shown.length - listed.length}
        more={() => setSteps(steps + 1)}
        less={steps > 0 ? () => setSteps(0) : undefined}
      />
    </>
  )
}

function NodeItem({ node, above, view }: { node: RefinementNode; above: readonly RefinementNode[]; view: FacetView }) {
  const id = useId()
  const deep = node.child.length > 0
  return (
    <li>
      <NodeLine path={[...above, node]} view={view} opens={deep ? id : undefined} />
      {deep && view.isOpen(node) && (
        <NodeList id={id} nodes={node.child} above={[...above, node]} view={view} label={node.name} />
      )}
    </li>
  )
}
