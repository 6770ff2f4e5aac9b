import { useId, useLayoutEffect, useRef } from 'react'
import { MAX_NOTE_LENGTH } from '#contract/notes.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { AnnotationConflict } from '#web/ui/annotation/annotation-conflict.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { NoteSaver, SavingView } from './saving/note-saver.ts'
import { useSaving } from './saving/use-note-savers.ts'

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
        value={view.text}
        aria-label={t('notes.text')}
        aria-describedby={status}
        aria-invalid={view.state === 'tooLong' || undefined}
        onChange={(event) => saver.type(event.target.value)}
        onBlur={() => saver.flush()}
        onKeyDown={(event) => event.stopPropagation()}
      />
      {view.state === 'conflict' && view.other && (
        <BothTexts mine={view.text} theirs={view.other.noteContent} onSettle={(text) => saver.settle(text)} />
      )}
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
export function SavingStatus({ id, view: { state, isKept, text } }: { id?: string; view: SavingView }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const said = {
    saved: text === '' ? '' : t('notes.saved'),
    typed: t('notes.saving'),
    saving: t('notes.saving'),
    kept: t('notes.kept'),
    refused: t('notes.refused'),
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

interface BothTextsProps {
  mine: string
  theirs: string
  onSettle: (text: string) => void
}

function BothTexts({ mine, theirs, onSettle }: BothTextsProps) {
  const t = useText()
  return (
    <AnnotationConflict
      title={t('notes.conflict')}
      actions={
        <>
          <Button className="annotation-act" onClick={() => onSettle(mine)}>
            {t('notes.keepMine')}
          </Button>
          <Button className="annotation-act" onClick={() => onSettle(theirs)}>
            {t('notes.keepTheirs')}
          </Button>
          <Button className="annotation-act" onClick={() => onSettle(`${mine}\n\n${theirs}`)}>
            {t('notes.keepBoth')}
          </Button>
        </>
      }
    >
      <blockquote dir="auto">{theirs}</blockquote>
    </AnnotationConflict>
  )
}
