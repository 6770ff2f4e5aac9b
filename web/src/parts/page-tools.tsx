import { useEffect } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { rememberOpened } from '#web/lib/recent.ts'
import { useAccount } from '#web/lib/use-account.tsx'
import { DocumentTools, type ToolName } from './document-tools.tsx'

/** Tools of the document that is open; it is among those opened last. */
export function PageTools({ document, tools }: { document: DocumentMetadata; tools: readonly ToolName[] }) {
  const { contentCode, designationNo, title, versions, translations } = document
  const person = useAccount().id
  useEffect(
    () => rememberOpened(person, { contentCode, designationNo, documentTitle: title }),
    [person, contentCode, designationNo, title],
  )
  const codes = [contentCode, ...[...versions, ...translations].map((one) => one.contentCode)]
  return <DocumentTools document={document} codes={codes} tools={tools} />
}
