import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { useTypeName } from '#web/lib/names/use-type-name.ts'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { DocumentLink, useDocumentPath } from '../page/document-link.tsx'
import { ChangesLink } from './changes-link.tsx'
import { TimelineStanding } from './timeline-standing.tsx'
import type { TimelineDocument } from './use-timeline.ts'
import './record-timeline.css'

interface RecordTimelineProps {
  label: string
  documents: readonly TimelineDocument[]
  /** content code of the document whose record this is */
  current: string
}

/** Documents of a standard, newest first: year, designation, standing, and what I may do with each. */
export function RecordTimeline({ label, documents, current }: RecordTimelineProps) {
  const pathOf = useDocumentPath()
  return (
    <ol className="timeline" aria-label={label}>
      {documents.map((document) => (
        <li key={document.contentCode} data-current={document.contentCode === current || undefined}>
          <span className="timeline-year">{document.date?.slice(0, 4)}</span>
          <span className="timeline-name">
            <Name document={document} current={document.contentCode === current} />
            <ChangesLink documents={documents} newer={document} />
          </span>
          <span className="timeline-standing">
            <TimelineStanding document={document} pathOf={pathOf} />
          </span>
          <AccessBadge access={document.access} />
        </li>
      ))}
    </ol>
  )
}

function Name({ document, current }: { document: TimelineDocument; current: boolean }) {
  const t = useText()
  const designation = <Designation>{document.designationNo}</Designation>
  const notes = useNotes(document)
  return (
    <>
      {current ? (
        <span aria-current="true">{designation}</span>
      ) : (
        <DocumentLink contentCode={document.contentCode}>{designation}</DocumentLink>
      )}
      {notes.map((note) => (
        <bdi key={note} className="timeline-note">
          {note}
        </bdi>
      ))}
      {current && <span className="timeline-note">{t('documents.record.current')}</span>}
    </>
  )
}

/** Notes that tell a document from the editions around it: its language, its publisher, or its type. */
function useNotes({ kind, language, publisherCode, documentType }: TimelineDocument): string[] {
  const { tag } = useLocale()
  const typeName = useTypeName()
  const note = {
    edition: '',
    draft: typeName(documentType),
    supplement: typeName(documentType),
    translation: languageName(language, tag),
    twin: publisherCode,
  }[kind]
  return note ? [note] : []
}
