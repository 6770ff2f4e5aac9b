import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { type DocumentMetadata, documents } from '#contract/documents/documents.ts'
import { type PointFacts, withPointFacts } from './point-facts.ts'

/** Corrects what the metadata that are shown say of the points of a document, without another call. */
export function usePointFacts() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (contentCode: string, facts: PointFacts) => {
      const isShown = (key: unknown) =>
        Array.isArray(key) && key[0] === documents.metadata.id && key[1]?.contentCode === contentCode
      const correct = (metadata: DocumentMetadata | undefined) => metadata && withPointFacts(metadata, facts)
      void mutate<DocumentMetadata | undefined>(isShown, correct as never, { revalidate: false })
    },
    [mutate],
  )
}
