import { useSWRConfig } from 'swr'
import { type DocumentMetadata, documents } from '#contract/documents/documents.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import type { MarkSource, Marks } from '#web/lib/use-marks.ts'

interface MarkField {
  /** call that answers all marks of this kind */
  readonly all: AnyEndpoint
  /** id of the mark that metadata tell of */
  readonly read: (metadata: DocumentMetadata) => string | undefined
  readonly write: (metadata: DocumentMetadata, id: string | undefined) => DocumentMetadata
}

/** Source of one mark in the metadata of the document that is open, which spares the call for all marks. */
export function useMarkOfMetadata(metadata: DocumentMetadata, { all, read, write }: MarkField): MarkSource {
  const { mutate } = useSWRConfig()
  const { contentCode } = metadata
  const id = read(metadata)
  const data: Marks = { marks: id === undefined ? [] : [{ id, contentCode }] }
  const isMetadata = (key: unknown) =>
    Array.isArray(key) && key[0] === documents.metadata.id && key[1]?.contentCode === contentCode
  const isAll = (key: unknown) => Array.isArray(key) && key[0] === all.id
  return {
    data,
    mutate: async (change) => {
      if (!change) return mutate(isMetadata)
      const changed = change(data)?.marks[0]?.id
      // Lists fetch all marks again when they are next shown.
      await mutate(isAll, undefined)
      return mutate<DocumentMetadata>(isMetadata, (current) => current && write(current, changed), { revalidate: false })
    },
  }
}
