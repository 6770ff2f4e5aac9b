import { useState } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import type { Refinement } from '#contract/search.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { SeeMore } from '../panel/see-more.tsx'
import { findPath } from '../tree/find-path.ts'
import { entryOf, idOf } from '../tree/selection.ts'
import type { Root } from '../tree/use-tree.ts'

/** Steps shown before "see more". */
const FIRST_STEPS = 12

interface NavigatorProps {
  /** name of the owner of the tree */
  name: string
  tree: readonly RefinementNode[]
  /** ancestors of the tree, selected when nothing in it is */
  above: readonly RefinementNode[]
  entries: readonly Refinement[]
  root: Root
  hrefOf: (entries: readonly Refinement[]) => string
}

/** Steps down a tree one level at a time, with breadcrumbs back up. */
export function Navigator({ name, tree, above, entries, root, hrefOf }: NavigatorProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const chosen = entries.filter(({ r }) => r === root)
  const path: readonly RefinementNode[] = (chosen.length === 1 && findPath(tree, chosen[0]?.k as string)) || []
  const others = entries.filter(({ r }) => r !== root)
  const to = (steps: readonly RefinementNode[]) => {
    const path = [...above, ...steps]
    const end = path.at(-1)
    return hrefOf(end ? [...others, entryOf([...path.slice(0, -1), end])] : others)
  }
  const below = path.length > 0 ? (path.at(-1) as RefinementNode).child : tree
  const shown = all ? below : below.slice(0, FIRST_STEPS)
  return (
    <nav className="navigator" aria-label={t('refinement.navigator', { name })}>
      {path.length > 0 && (
        <ol className="crumbs">
          <li>
            <Link to={to([])}>
              <bdi>{name}</bdi>
            </Link>
          </li>
          {path.map((node, index) => (
            <li key={idOf(node)}>
              {index === path.length - 1 ? (
                <bdi aria-current="true">{node.name}</bdi>
              ) : (
                <Link to={to(path.slice(0, index + 1))}>
                  <bdi>{node.name}</bdi>
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      {shown.length > 0 && (
        <ul className="navigator-steps">
          {shown.map((node) => (
            <li key={idOf(node)}>
              <Link to={to([...path, node])}>
                <bdi>{node.name}</bdi>
              </Link>
            </li>
          ))}
          <li>
            <SeeMore
              left={below.length - shown.length}
              more={() => setAll(true)}
              less={all && below.length > FIRST_STEPS ? () => setAll(false) : undefined}
            />
          </li>
        </ul>
      )}
    </nav>
  )
}
