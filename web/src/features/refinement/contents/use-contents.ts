import { useMemo } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import type { ContentScope } from '#web/lib/paths.ts'
import { useCounts } from '../panel/use-counts.ts'
import type { Counts } from '../tree/shown-nodes.ts'
import { type Root, useTree } from '../tree/use-tree.ts'

/** Categories that a library's own documents are listed by: the first that they have values of. */
const ROOTS = ['taxonomy', 'committee', 'ics'] as const satisfies readonly Root[]

const hasValues = (counts: Counts, root: Root) => counts.keys().some((id) => id.startsWith(`${root}:`))

export interface Contents {
  /** first level; undefined while loading */
  readonly nodes: readonly RefinementNode[] | undefined
  /** standards by value, of values that have some */
  readonly counts: Counts | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** Fetches the tree of a publisher's documents: its sections, else its committees, else the ICS. */
export function useContents(publisher: string, scope: ContentScope): Contents {
  const query = useMemo(
    // The rows of the search that a leaf leads to.
    () => ({
      keywords: '*',
      searchField: 'all' as const,
      editions: 'in-force' as const,
      refinements: [{ r: 'publisher' as const, k: publisher, pk: '' }],
    }),
    [publisher],
  )
  const { counts, loading, retry } = useCounts({ scope, query, section: 'Category', whole: true })
  const root = counts && ROOTS.find((one) => hasValues(counts, one))
  const tree = useTree(root ?? 'ics', root !== undefined)
  return {
    nodes: counts && !root ? [] : tree.tree,
    counts,
    failed: (!counts && !loading) || tree.failed,
    retry: () => (counts ? tree.retry() : retry()),
  }
}
