import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { api } from '#contract/index.ts'

type PointFacts = Partial<Pick<DocumentMetadata, 'hasActivatedCompassPoint' | 'hasDeactivatedCompassPoint'>>

/** Metadata with other facts of the points of their document; its tab goes with the last of them. */
export function withPointFacts(metadata: DocumentMetadata, facts: PointFacts): DocumentMetadata {
  const next = { ...metadata, ...facts }
  const tabs = metadata.tabs.filter((tab) => tab !== 'COMPASS_POINTS')
  const isTab = next.hasActivatedCompassPoint || next.hasDeactivatedCompassPoint
  return { ...next, tabs: isTab ? [...tabs, 'COMPASS_POINTS'] : tabs }
}

/** Corrects what the metadata that are shown say of the points of a document, without another call. */
export function usePointFacts() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (contentCode: string, facts: PointFacts) => {
      const isShown = (key: unknown) =>
        Array.isArray(key) && key[0] === api.documents.metadata.id && key[1]?.contentCode === contentCode
      const correct = (metadata: DocumentMetadata | undefined) => metadata && withPointFacts(metadata, facts)
      void mutate<DocumentMetadata | undefined>(isShown, correct as never, { revalidate: false })
    },
    [mutate],
  )
}
