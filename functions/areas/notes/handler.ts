import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { deleteNote, restoreNote } from './delete-note.ts'
import { editNote } from './edit-note.ts'
import { exportNotes } from './export-notes.ts'
import { listNotes } from './list-notes.ts'
import { listNotesOfDocument } from './list-notes-of-document.ts'
import { saveNote } from './save-note.ts'

export const handler = serve<typeof api.notes>({
  ofDocument: listNotesOfDocument,
  save: saveNote,
  edit: editNote,
  delete: deleteNote,
  restore: restoreNote,
  list: listNotes,
  export: exportNotes,
})
