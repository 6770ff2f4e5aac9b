import { lazy, Suspense } from 'react'
import type { SearchDocument } from '#contract/search.ts'

const DocumentTools = lazy(async () => ({ default: (await import('./document-tools.tsx')).DocumentTools }))

/** The tools of a result: results are there to be read before their code has come, and keep their places when it does. */
export function CardTools({ document }: { document: SearchDocument }) {
  const { contentCode, connections, translations } = document
  const codes = [contentCode, ...connections.map((one) => one.contentCode), ...translations.map((one) => one.contentCode)]
  return (
    <Suspense fallback={<span className="document-tools-coming" />}>
      <DocumentTools
        document={document}
        codes={codes}
        track={document.allowToTrack !== false}
        favorite
        download={document.downloadable !== false}
      />
    </Suspense>
  )
}
