import { useLocation } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents.ts'
import { DocumentScreen } from '#web/features/documents/page/document-screen.tsx'
import { DocumentTools } from './tools/document-tools.tsx'

/** /document/, /content-access, and /document-view/ for those who read under protection. */
export function DocumentPage() {
  const { pathname } = useLocation()
  return (
    <main id="content" tabIndex={-1}>
      <DocumentScreen protectedView={pathname.startsWith('/document-view')} tools={toolsOf} />
    </main>
  )
}

function toolsOf(document: DocumentMetadata) {
  const { contentCode, versions, translations, allowToTrack, allowToFavorite, downloadable } = document
  const codes = [contentCode, ...[...versions, ...translations].map((one) => one.contentCode)]
  return (
    <DocumentTools document={document} codes={codes} track={allowToTrack} favorite={allowToFavorite} download={downloadable} />
  )
}
