import { useId } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { type ContentScope, paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { entryOf, idOf, type NodePath } from '../tree/selection.ts'
import { type Counts, countOf } from '../tree/shown-nodes.ts'
import { TreeOpener } from '../tree/tree-opener.tsx'

interface Branch {
  /** ancestors of the nodes */
  above: readonly RefinementNode[]
  /** values that have documents */
  nodes: readonly RefinementNode[]
  counts: Counts
  /** branches that are open */
  openKeys: ReadonlySet<string>
  /** opens a branch, and closes what is not above it */
  onOpen: (key: string | undefined) => void
  publisher: string
  scope: ContentScope
}

/** One level of the contents. */
export function ContentsBranch(branch: Branch) {
  return (
    <ul className="contents">
      {branch.nodes.map((node) => (
        <ContentsLine key={idOf(node)} {...branch} path={[...branch.above, node]} />
      ))}
    </ul>
  )
}

function ContentsLine({ path, ...branch }: Branch & { path: NodePath }) {
  const t = useText()
  const list = useId()
  const { counts, openKeys, onOpen } = branch
  const node = path.at(-1) as RefinementNode
  const below = node.child.filter((one) => counts.has(idOf(one)))
  if (below.length === 0)
    return (
      <li>
        <SearchLink {...branch} path={path} name={node.name} />
      </li>
    )
  const isOpen = openKeys.has(node.key)
  return (
    <li>
      <TreeOpener
        className="contents-branch"
        isOpen={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => onOpen(isOpen ? path.at(-2)?.key : node.key)}
      >
        <Name counts={counts} node={node} name={node.name} />
      </TreeOpener>
      {isOpen && (
        <div id={list}>
          {!node.isTitle && <SearchLink {...branch} path={path} name={t('refinement.contents.all', { name: node.name })} />}
          <ContentsBranch {...branch} above={path} nodes={below} />
        </div>
      )}
    </li>
  )
}

/** Leads to the search for the documents of a value. */
function SearchLink({ path, name, counts, publisher, scope }: Branch & { path: NodePath; name: string }) {
  const categories = JSON.stringify([{ k: publisher, r: 'publisher', pk: '' }, entryOf(path)])
  return (
    <Link className="contents-leaf" to={paths.search(scope, { categories })}>
      <Name counts={counts} node={path.at(-1) as RefinementNode} name={name} />
    </Link>
  )
}

function Name({ counts, node, name }: Pick<Branch, 'counts'> & { node: RefinementNode; name: string }) {
  const { formatNumber } = useLocale()
  const count = countOf(counts, node)
  return (
    <>
      <bdi>{name}</bdi>
      {count !== undefined && count > 0 && <span className="contents-count">{formatNumber(count)}</span>}
    </>
  )
}
