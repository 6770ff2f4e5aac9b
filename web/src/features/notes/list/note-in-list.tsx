import type { ListedNote } from '#contract/notes.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { DocumentCell } from '#web/ui/document-cell.tsx'
import { NoteBody } from '../note-body.tsx'
import type { ListedNotes } from './use-listed-notes.ts'

interface NoteInListProps {
  note: ListedNote
  notes: ListedNotes
}

/** A note with its document and the words that it stands at. */
export function NoteInList({ note, notes }: NoteInListProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const { annotationId, document, changed, closed, noteContent, noteData } = note
  return (
    <li className="annotation">
      <div className="note-head">
        {document ? <DocumentCell document={document} /> : <span className="quiet">{t('notes.documentGone')}</span>}
        <time dateTime={changed}>{formatDate(changed, { dateStyle: 'medium' })}</time>
      </div>
      {closed && document && <p className="annotation-hint">{t('notes.closed')}</p>}
      {noteData && !closed && <NotePlace note={note} />}
      <NoteBody
        text={noteContent}
        saver={notes.savers.get(annotationId)}
        isEdited={notes.edited === annotationId}
        isDeleted={notes.deleted.has(annotationId)}
        onEdit={() => notes.edit(note)}
        onDone={() => notes.finish(annotationId)}
        onDelete={() => notes.remove(note)}
        onUndo={() => notes.restore(note)}
      />
    </li>
  )
}

/** Link to the place of a note, by its words where they may be shown. */
function NotePlace({ note: { contentId, annotationId, noteData } }: { note: ListedNote }) {
  const t = useText()
  const isProtected = useAccount().contentSecurity['drm-view']
  const to = (isProtected ? paths.documentView : paths.document)(contentId, { annotationid: annotationId })
  const quote = noteData?.quote?.exact
  return (
    <Link to={to} className={quote ? 'note-quote' : undefined} title={t('notes.goTo')}>
      {quote ? <span dir="auto">{quote}</span> : t('notes.goTo')}
    </Link>
  )
}
