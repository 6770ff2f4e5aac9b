import { notes } from '#contract/notes.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { saveNoteChange } from './note-list.ts'
import { placeNote } from './place-note.ts'
import { mayUseNotes } from './policy.ts'
import { presentNote } from './present.ts'
import { sightOf } from './sight.ts'
import { findNote, type StoredNote } from './store.ts'

export const saveNote = useCase(
  notes.save,
  ['table', 'objects', 'clock'],
  async ({ contentId, annotationId, noteData, note }, context) => {
    const { actor, ports, fail } = context
    const { table, clock } = ports
    if (!mayUseNotes(actor)) fail('forbidden')
    const document = await findDocument(contentId, context)
    const id = { contentCode: document.contentCode, annotationId: annotationId.toWellFormed() }
    const text = note.toWellFormed()
    const before = await findNote(table, actor, id)
    if (before && before.deleted === undefined) {
      return before.text === text ? presentNote(before, sightOf(actor, document)) : fail('note-changed', 'annotationId')
    }
    const place = noteData && (await placeNote(noteData, document, context))
    const now = clock.now().toISOString()
    const version = (before?.version ?? 0) + 1
    const saved: StoredNote = { ...id, text, ...(place && { place }), created: now, changed: now, version }
    if (!(await saveNoteChange({ table, clock }, actor, { ...(before && { before }), after: saved })))
      fail('note-changed', 'annotationId')
    return presentNote(saved, sightOf(actor, document))
  },
)
