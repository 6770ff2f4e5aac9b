import { MAX_NOTE_LENGTH, type Note, notes } from '#contract/notes.ts'
import type { Call } from '#web/lib/calls/call.ts'
import type { DraftKind } from '#web/lib/drafts/draft-kind.ts'
import type { NoteDraft } from './note-draft.ts'

const PAUSE_MS = 800

/** Drafts of notes, which are saved after a pause in typing. */
export const noteKind = (call: Call): DraftKind<NoteDraft, Note> => ({
  pauseMs: PAUSE_MS,
  refusals: { 'note-changed': 'changed', 'note-not-found': 'gone' },
  textOf: ({ note }) => note,
  savedTextOf: ({ noteContent }) => noteContent,
  isTooLong: ({ note }) => note.length > MAX_NOTE_LENGTH,
  send: ({ contentId, annotationId, note, noteData, version }) =>
    version === undefined
      ? call(notes.save, { contentId, annotationId, note, noteData })
      : call(notes.edit, { contentId, annotationId, note, version }),
  read: async ({ contentId, annotationId }) =>
    (await call(notes.ofDocument, { contentId })).result.find((one) => one.annotationId === annotationId),
})
