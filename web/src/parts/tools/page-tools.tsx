import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { favorites } from '#contract/favorites.ts'
import { tracking as trackingApi } from '#contract/tracking.ts'
import { DocumentTools, type ToolName } from './document-tools.tsx'
import { useMarkOfMetadata } from './use-mark-of-metadata.ts'

const FAVORITE = {
  all: favorites.marks,
  read: ({ contentFavorite }: DocumentMetadata) => contentFavorite,
  write: (metadata: DocumentMetadata, contentFavorite: string | undefined) => ({ ...metadata, contentFavorite }),
}

const TRACK = {
  all: trackingApi.marks,
  read: ({ tracking }: DocumentMetadata) => (tracking?.trackingFlag ? tracking.id : undefined),
  write: (metadata: DocumentMetadata, id: string | undefined) => ({
    ...metadata,
    tracking: { id: id ?? metadata.tracking?.id ?? '', trackingFlag: id !== undefined, trackerUnavailable: false },
  }),
}

/** Tools of the document that is open. */
export function PageTools({ document, tools }: { document: DocumentMetadata; tools: readonly ToolName[] }) {
  const { contentCode, versions, translations } = document
  const codes = [contentCode, ...[...versions, ...translations].map((one) => one.contentCode)]
  const marks = { favorite: useMarkOfMetadata(document, FAVORITE), track: useMarkOfMetadata(document, TRACK) }
  return <DocumentTools document={document} marks={marks} codes={codes} tools={tools} />
}
