import { useCallback, useMemo, useState } from 'react'
import type { Note } from '#contract/notes.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useDraftSavers } from '#web/lib/drafts/use-draft-savers.ts'
import { NOTE_DRAFTS, type NoteDraft } from './note-draft.ts'
import { noteKind } from './note-kind.ts'

/** Savers of the notes that are being written, by their ids, and the one whose editor is open. */
export function useNoteSavers(onSaved: (note: Note) => void) {
  const call = useCall()
  const kind = useMemo(() => noteKind(call), [call])
  const { savers, start, resume, stop } = useDraftSavers(NOTE_DRAFTS, kind, onSaved)
  const [edited, setEdited] = useState<string>()
  const edit = useCallback(
    (draft: NoteDraft) => {
      start(draft)
      setEdited(draft.annotationId)
    },
    [start],
  )
  /** Ends editing; a note that is not saved yet stays and says so. */
  const finish = useCallback(
    (annotationId: string) => {
      setEdited((before) => (before === annotationId ? undefined : before))
      const saver = savers.get(annotationId)
      saver?.flush()
      if (saver?.view().state === 'saved') stop(annotationId)
    },
    [savers, stop],
  )
  return { savers, edited, edit, resume, stop, finish }
}
