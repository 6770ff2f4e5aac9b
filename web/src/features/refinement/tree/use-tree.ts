import { useMemo } from 'react'
import type { AnyEndpoint, OutputOf } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import type { RefinementNode } from '#contract/refinement.ts'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import { useEndpoint } from '#web/lib/use-endpoint.ts'
import { idOf } from './selection.ts'

export type Root = RefinementNode['r']
type Tree = OutputOf<typeof api.refinement.icsCodes>

/** Trees change with the library alone, and are asked for again after this many milliseconds. */
const KEPT = { dedupingInterval: 720_000, revalidateOnReconnect: false }

const { otherContent, documentTypes, committees, icsCodes, sectorsAndThemes, taxonomy } = api.refinement
/** Of whichever publisher. */
const EVERY = 'all'
const SOURCES: Partial<Record<Root, AnyEndpoint>> = {
  publisher: otherContent,
  documentType: documentTypes,
  committee: committees,
  ics: icsCodes,
  taxonomy,
  sector: sectorsAndThemes,
  topic: sectorsAndThemes,
}
const SPOKEN: readonly Root[] = ['committee', 'sector', 'topic']

/** Whether the server has a tree of these; the values of other roots are known from their numbers. */
export const hasTree = (root: Root): boolean => SOURCES[root] !== undefined

export function useTree(root: Root, wanted = true) {
  const { language } = useLocale()
  const source = SOURCES[root]
  const input = root === 'taxonomy' ? { id: EVERY } : SPOKEN.includes(root) ? { language } : {}
  const { data, error, isValidating, mutate } = useEndpoint(
    (source ?? icsCodes) as typeof icsCodes,
    source && wanted ? (input as Record<string, never>) : null,
    KEPT,
  )
  const tree = useMemo(() => data?.filter(({ r }) => r === root), [data, root])
  return { tree, failed: error !== undefined && !isValidating && !data, retry: () => void mutate() }
}

/** What of a publisher's own order of its documents there is. */
export function useTaxonomy(publisher: string | undefined): Tree | undefined {
  return useEndpoint(taxonomy, publisher ? { id: publisher } : null, KEPT).data
}

/** The values under which the account may read something. */
export function useEntitled(wanted: boolean): ReadonlySet<string> | undefined {
  const { data } = useEndpoint(api.refinement.entitledNodes, wanted ? {} : null, KEPT)
  return useMemo(() => data && new Set(idsOf(data)), [data])
}

const idsOf = (tree: Tree): string[] => tree.flatMap((node) => [idOf(node), ...idsOf(node.child)])
