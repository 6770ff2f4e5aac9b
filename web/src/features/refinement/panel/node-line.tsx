import { useId } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import { isStatusWord, type StatusWord } from '#standing/status-words.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import type { FacetView } from '../tree/facet-view.ts'
import { isTicked, isTickedBelow, type NodePath } from '../tree/selection.ts'
import { countOf } from '../tree/shown-nodes.ts'
import { TreeOpener } from '../tree/tree-opener.tsx'

const isWord = (node: Pick<RefinementNode, 'r' | 'key'>): node is { r: 'standing'; key: StatusWord } =>
  node.r === 'standing' && isStatusWord(node.key)

interface NodeLineProps {
  path: NodePath
  view: FacetView
  /** id of the list that it expands */
  opens?: string
  /** ancestors, for a line shown outside of its tree */
  place?: string
}

/** Line of one value: checkbox, count, and the button that expands it. */
export function NodeLine({ path, view, opens, place }: NodeLineProps) {
  const t = useText()
  const node = path[path.length - 1] as NodePath[0]
  const isOpen = opens !== undefined && view.isOpen(node)
  return (
    <div className="facet-line">
      {opens && (
        <TreeOpener
          className="icon-button facet-open"
          isOpen={isOpen}
          aria-controls={opens}
          aria-label={t('refinement.below', { name: node.name })}
          onClick={() => view.setOpen(node, !isOpen)}
        />
      )}
      {node.isTitle ? (
        <span className="facet-title">
          <bdi>{node.name}</bdi>
        </span>
      ) : (
        <NodeBox path={path} view={view} place={place} />
      )}
    </div>
  )
}

function NodeBox({ path, view, place }: NodeLineProps) {
  const { formatNumber } = useLocale()
  const id = useId()
  const node = path[path.length - 1] as NodePath[0]
  const ticked = isTicked(view.entries, node)
  const partly = !ticked && isTickedBelow(view.entries, node)
  const known = path.length === 1 || view.whole ? view.counts : undefined
  const count = countOf(known, node)
  const coded = node.r === 'ics' && !node.name.startsWith(node.key)
  return (
    <label className="facet-box" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={ticked}
        disabled={!ticked && view.isLocked(node)}
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        onChange={() => view.toggle(path)}
      />
      <span className="facet-name">
        {coded && (
          <span className="facet-code">
            <bdi>{node.key}</bdi>
          </span>
        )}
        {isWord(node) ? <StandingBadge standing={{ is: node.key }} /> : <bdi>{node.name}</bdi>}
        {place && (
          <span className="facet-place">
            <bdi>{place}</bdi>
          </span>
        )}
      </span>
      {count !== undefined && !view.uncounted && <span className="facet-count">{formatNumber(count)}</span>}
    </label>
  )
}
