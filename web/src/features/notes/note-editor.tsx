import { useId, useLayoutEffect, useRef } from 'react'
import { MAX_NOTE_LENGTH, type Note } from '#contract/notes.ts'
import { useSaving } from '#web/lib/drafts/use-draft-savers.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { AnnotationConflict } from '#web/ui/annotation/annotation-conflict.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { NoteSaver } from './saving/note-draft.ts'

interface NoteEditorProps {
  saver: NoteSaver
  onDone: () => void
}

/** Text of a note that is being written, with where it is kept. */
export function NoteEditor({ saver, onDone }: NoteEditorProps) {
  const t = useText()
  const status = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const view = useSaving(saver)
  // A sheet that opens with it gives the focus to what has the attribute.
  useLayoutEffect(() => {
    const element = field.current
    element?.setAttribute('autofocus', '')
    element?.focus({ preventScroll: true })
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])
  return (
    <div className="note-editor">
      <textarea
        ref={field}
        dir="auto"
        rows={5}
        value={view.draft.note}
        aria-label={t('notes.text')}
        aria-describedby={status}
        aria-invalid={view.state === 'tooLong' || undefined}
        onChange={({ target: { value: note } }) => saver.write((draft) => ({ ...draft, note }))}
        onBlur={() => saver.flush()}
        onKeyDown={(event) => event.stopPropagation()}
      />
      {view.state === 'conflict' && view.other && <OtherNote saver={saver} mine={view.draft.note} other={view.other} />}
      <div className="note-editor-end">
        <SavingStatus id={status} view={view} />
        <Button className="annotation-act" onClick={onDone}>
          {t('notes.done')}
        </Button>
      </div>
    </div>
  )
}

/** Tells where a text is: with the server, on the device, or in this page alone. */
export function SavingStatus({ id, view }: { id?: string; view: ReturnType<NoteSaver['view']> }) {
  const { state, isKept, draft } = view
  const text = draft.note
  const t = useText()
  const { formatNumber } = useLocale()
  const said = {
    saved: text === '' ? '' : t('notes.saved'),
    typed: t('notes.saving'),
    saving: t('notes.saving'),
    kept: t('notes.kept'),
    refused: t('notes.refused'),
    inactive: '',
    tooLong: t('notes.tooLong', { count: formatNumber(text.length - MAX_NOTE_LENGTH) }),
    conflict: '',
  }[state]
  const isBad = state !== 'saved' && state !== 'typed' && state !== 'saving'
  return (
    <p id={id} role="status" className="annotation-status note-status" data-bad={isBad || !isKept || undefined}>
      {isKept || state === 'saved' ? said : t('notes.notKept')}
    </p>
  )
}

interface OtherNoteProps {
  saver: NoteSaver
  mine: string
  /** the note as it was saved first, in another tab or on another device */
  other: Note
}

function OtherNote({ saver, mine, other }: OtherNoteProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const date = formatDate(other.changed, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <AnnotationConflict
      title={t('notes.conflict', { date })}
      texts={[{ id: 'note', mine, other: other.noteContent }]}
      onKeepMine={() => saver.replaceOther()}
      onTakeOther={() => saver.acceptOther()}
    />
  )
}
