import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { Markup } from '#web/ui/text/markup.tsx'
import { RecordSections } from './record-sections.tsx'
import { RecordStatus } from './record-status.tsx'

/** The record of a document in one column, beside its text. */
export function RecordPanel({ document }: { document: DocumentMetadata }) {
  return (
    <div className="record-panel">
      <p className="record-title" dir="auto">
        <Markup text={document.title} />
      </p>
      <RecordStatus document={document} />
      <RecordSections document={document} />
    </div>
  )
}
