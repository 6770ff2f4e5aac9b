import { useMemo } from 'react'
import type { AnyEndpoint, OutputOf } from '#contract/endpoint/endpoint.ts'
import { type RefinementNode, refinement } from '#contract/refinement.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import { useTypeName } from '#web/lib/names/use-type-name.ts'
import { idOf } from './selection.ts'

export type Root = RefinementNode['r']
type Tree = OutputOf<typeof refinement.icsCodes>

/** SWR settings: trees change with the library alone and are refetched after this many milliseconds. */
const TREE_CACHE = { dedupingInterval: 720_000, revalidateOnReconnect: false }

const { otherContent, documentTypes, committees, icsCodes, sectorsAndThemes, taxonomy } = refinement
/** Id of the taxonomy of all publishers. */
const ALL_PUBLISHERS = 'all'
const SOURCES: Partial<Record<Root, AnyEndpoint>> = {
  publisher: otherContent,
  documentType: documentTypes,
  committee: committees,
  ics: icsCodes,
  taxonomy,
  sector: sectorsAndThemes,
  topic: sectorsAndThemes,
}
const TRANSLATED: readonly Root[] = ['committee', 'ics', 'sector', 'topic']

/** Tests whether the server has a tree for this root; the values of others are known from their counts. */
export const hasTree = (root: Root): boolean => SOURCES[root] !== undefined

export function useTree(root: Root, wanted = true) {
  const { language } = useLocale()
  const source = SOURCES[root]
  const input = root === 'taxonomy' ? { id: ALL_PUBLISHERS } : TRANSLATED.includes(root) ? { language } : {}
  const { data, error, isValidating, mutate } = useEndpoint(
    (source ?? icsCodes) as typeof icsCodes,
    source && wanted ? (input as Record<string, never>) : null,
    TREE_CACHE,
  )
  const typeName = useTypeName()
  const tree = useMemo(() => {
    const own = data?.filter(({ r }) => r === root)
    return root === 'documentType' ? own?.map((node) => ({ ...node, name: typeName(node.key) })) : own
  }, [data, root, typeName])
  return { tree, failed: error !== undefined && !isValidating && !data, retry: () => void mutate() }
}

/** Fetches a publisher's own taxonomy. */
export function useTaxonomy(publisher: string | undefined): Tree | undefined {
  return useEndpoint(taxonomy, publisher ? { id: publisher } : null, TREE_CACHE).data
}

/** Fetches the values under which the account may read something. */
export function useEntitled(wanted: boolean): ReadonlySet<string> | undefined {
  const { data } = useEndpoint(refinement.entitledNodes, wanted ? {} : null, TREE_CACHE)
  return useMemo(() => data && new Set(idsOf(data)), [data])
}

const idsOf = (tree: Tree): string[] => tree.flatMap((node) => [idOf(node), ...idsOf(node.child)])
