import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useSaving } from '#web/lib/drafts/use-draft-savers.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { NoteEditor, SavingStatus } from './note-editor.tsx'
import type { NoteSaver } from './saving/note-draft.ts'
import './notes.css'

interface NoteBodyProps {
  text: string
  /** present while it is written, or not saved yet */
  saver: NoteSaver | undefined
  isEdited: boolean
  isDeleted: boolean
  onEdit: () => void
  onDone: () => void
  onDelete: () => void
  onUndo: () => void
}

/** A note with what can be done with it. */
export function NoteBody({ saver, isDeleted, onUndo, ...note }: NoteBodyProps) {
  const t = useText()
  const body = useFocusKept(isDeleted ? 'deleted' : note.isEdited ? 'edited' : 'read')
  return (
    <div ref={body} className="note-body">
      {isDeleted ? (
        <p className="note-deleted" role="status">
          {t('notes.deleted')}{' '}
          <Button className="annotation-act" onClick={onUndo}>
            {t('notes.undo')}
          </Button>
        </p>
      ) : saver ? (
        <WrittenNote {...note} saver={saver} />
      ) : (
        <NoteText {...note} />
      )}
    </div>
  )
}

/** Keeps the focus in a note whose button goes with what it did. */
function useFocusKept(state: string): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useLayoutEffect(() => {
    if (before.current !== state && document.activeElement === document.body) body.current?.querySelector('button')?.focus()
    before.current = state
  }, [state])
  return body
}

type ShownNote = Omit<NoteBodyProps, 'saver' | 'isDeleted' | 'onUndo'>

/** A note whose text may not be with the server: it is edited, or says where it is. Two texts always ask for one. */
function WrittenNote({ saver, ...note }: ShownNote & { saver: NoteSaver }) {
  const view = useSaving(saver)
  if (note.isEdited || view.state === 'conflict') return <NoteEditor saver={saver} onDone={note.onDone} />
  return (
    <NoteText {...note} text={view.draft.note}>
      <SavingStatus view={view} />
    </NoteText>
  )
}

const START_LENGTH = 40

function NoteText({ text, onEdit, onDelete, children }: ShownNote & { children?: ReactNode }) {
  const t = useText()
  const start = text.slice(0, START_LENGTH).trim() || t('notes.empty')
  return (
    <>
      <p className="note-text" dir="auto" data-empty={text === '' || undefined}>
        {text || t('notes.empty')}
      </p>
      {children}
      <div className="annotation-actions">
        <Button type="text" className="annotation-act" aria-label={`${t('notes.edit')}: ${start}`} onClick={onEdit}>
          {t('notes.edit')}
        </Button>
        <Button type="text" className="annotation-act" aria-label={`${t('notes.delete')}: ${start}`} onClick={onDelete}>
          {t('notes.delete')}
        </Button>
      </div>
    </>
  )
}
