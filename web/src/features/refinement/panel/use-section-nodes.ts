import { useMemo } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import type { FacetView } from '../tree/facet-view.ts'
import { nodesOfCounts } from '../tree/nodes-of-counts.ts'
import { hasTree, type Root, useTree } from '../tree/use-tree.ts'

interface SectionNodes {
  /** undefined while loading */
  readonly nodes: readonly RefinementNode[] | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** Returns the values of a category, from its tree or from its counts. */
export function useSectionNodes(root: Root, { counts, loading, entries }: FacetView): SectionNodes {
  const nameOf = useNames(root)
  const { tree, failed, retry } = useTree(root)
  const made = useMemo(
    () => (hasTree(root) || (!counts && loading) ? undefined : nodesOfCounts(root, counts, entries, nameOf)),
    [root, counts, loading, entries, nameOf],
  )
  return { nodes: hasTree(root) ? tree : made, failed, retry }
}

/** Returns the name of a key, for values that the page has messages for. */
function useNames(root: Root): (key: string) => string {
  const t = useText()
  const { tag } = useLocale()
  return useMemo(() => {
    if (root === 'language') return (key: string) => languageName(key, tag)
    if (root !== 'status') return (key: string) => key
    return (key: string) => {
      const message = `shell.status.${key}`
      const text = t(message)
      return text === message ? key : text
    }
  }, [root, tag, t])
}
