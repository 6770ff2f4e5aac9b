import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { DocumentTools, type ToolName } from './document-tools.tsx'

/** Tools of the document that is open. */
export function PageTools({ document, tools }: { document: DocumentMetadata; tools: readonly ToolName[] }) {
  const { contentCode, versions, translations } = document
  const codes = [contentCode, ...[...versions, ...translations].map((one) => one.contentCode)]
  return <DocumentTools document={document} codes={codes} tools={tools} />
}
