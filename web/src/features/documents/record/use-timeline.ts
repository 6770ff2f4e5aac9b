import { type DocumentMetadata, documents } from '#contract/documents/documents.ts'
import type { Timeline } from '#contract/documents/timeline.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'

export type TimelineDocument = Timeline['documents'][number]

/** Timeline of a document's standard. Parts of one page share its answer. */
export function useTimeline({ contentCode }: Pick<DocumentMetadata, 'contentCode'>) {
  const { data, error, mutate } = useEndpoint(documents.editions, { contentCode }, { revalidateIfStale: false })
  return {
    editions: data?.documents.filter(({ kind }) => kind !== 'supplement'),
    supplements: data?.documents.filter(({ kind }) => kind === 'supplement'),
    error: data ? undefined : error,
    retry: () => void mutate(),
  }
}
