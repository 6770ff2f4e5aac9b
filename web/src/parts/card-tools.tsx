import { Suspense } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import { lazyPart } from '#web/lib/network/lazy-part.ts'

const DocumentTools = lazyPart(async () => (await import('./tools/document-tools.tsx')).DocumentTools)

const TOOLS = ['copy', 'link', 'favorite', 'track', 'download', 'share'] as const

/** Tools of a search result. Results can be read before the code of their tools is loaded, and keep their places when it is. */
export function CardTools({ document }: { document: SearchDocument }) {
  const { contentCode, connections, translations } = document
  const codes = [contentCode, ...[...connections, ...translations].map((one) => one.contentCode)]
  return (
    <Suspense fallback={<span className="document-tools-coming" />}>
      <DocumentTools document={document} codes={codes} tools={TOOLS} inRow />
    </Suspense>
  )
}
