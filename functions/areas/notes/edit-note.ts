import { notes } from '#contract/notes.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findPersonalNote } from './find-personal-note.ts'
import { saveNoteChange } from './note-list.ts'
import { placeNote } from './place-note.ts'
import { mayUseNotes } from './policy.ts'
import { presentNote } from './present.ts'
import { sightOf } from './sight.ts'
import type { StoredNote } from './store.ts'

export const editNote = useCase(
  notes.edit,
  ['table', 'objects', 'clock'],
  async ({ contentId, annotationId, noteData, note, version }, context) => {
    const { actor, ports, fail } = context
    const { table, clock } = ports
    if (!mayUseNotes(actor)) fail('forbidden')
    const { note: before, document } = await findPersonalNote({ contentId, annotationId }, context)
    if (!before || before.deleted !== undefined) return fail('note-not-found', 'annotationId')
    const text = note.toWellFormed()
    // An answer that was lost is given again.
    if (version !== undefined && before.version === version + 1 && before.text === text && !noteData)
      return presentNote(before, sightOf(actor, document))
    if (version !== undefined && before.version !== version) fail('note-changed', 'version')
    if (noteData && !document) fail('content-not-found', 'contentId')
    const place = noteData && document ? await placeNote(noteData, document, context) : before.place
    const changed: StoredNote = {
      ...before,
      text,
      ...(place && { place }),
      changed: clock.now().toISOString(),
      version: before.version + 1,
    }
    if (!(await saveNoteChange({ table, clock }, actor, { before, after: changed }))) fail('note-changed', 'version')
    return presentNote(changed, sightOf(actor, document))
  },
)
