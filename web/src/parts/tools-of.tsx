import type { DocumentMetadata } from '#contract/documents.ts'
import { DocumentTools } from './document-tools.tsx'

/** The tools of a document that is open. */
export function toolsOf(document: DocumentMetadata) {
  const { contentCode, versions, translations, allowToTrack, allowToFavorite, downloadable } = document
  const codes = [contentCode, ...[...versions, ...translations].map((one) => one.contentCode)]
  return (
    <DocumentTools document={document} codes={codes} track={allowToTrack} favorite={allowToFavorite} download={downloadable} />
  )
}
