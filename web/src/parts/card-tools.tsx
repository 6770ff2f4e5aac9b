import { lazy, Suspense } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import type { ToolName } from './document-tools.tsx'

const DocumentTools = lazy(async () => ({ default: (await import('./document-tools.tsx')).DocumentTools }))

interface CardToolsProps {
  document: SearchDocument
  tools: readonly ToolName[]
}

/** Tools of a search result. Results can be read before the code of their tools has come, and keep their places when it does. */
export function CardTools({ document, tools }: CardToolsProps) {
  const { contentCode, connections, translations } = document
  const codes = [contentCode, ...[...connections, ...translations].map((one) => one.contentCode)]
  return (
    <Suspense fallback={<span className="document-tools-coming" />}>
      <DocumentTools document={document} codes={codes} tools={tools} />
    </Suspense>
  )
}
