import { notes } from '#contract/notes.ts'
import { useCase } from '#functions/http/use-case.ts'
import { untilWritten } from '#ports/until-written.ts'
import { findPersonalNote } from './find-personal-note.ts'
import { saveNoteChange } from './note-list.ts'
import { mayUseNotes } from './policy.ts'
import { presentNote } from './present.ts'
import { sightOf } from './sight.ts'

export const deleteNote = useCase(notes.delete, ['table', 'clock'], async (id, context) => {
  const { actor, ports, fail } = context
  if (!mayUseNotes(actor)) fail('forbidden')
  return untilWritten(async () => {
    const { note } = await findPersonalNote(id, context)
    if (!note || note.deleted !== undefined) return {}
    const after = { ...note, deleted: ports.clock.now().toISOString(), version: note.version + 1 }
    return (await saveNoteChange(ports, actor, { before: note, after })) ? {} : undefined
  })
})

export const restoreNote = useCase(notes.restore, ['table', 'clock'], async (id, context) => {
  const { actor, ports, fail } = context
  if (!mayUseNotes(actor)) fail('forbidden')
  const { note, document } = await findPersonalNote(id, context)
  if (!note) return fail('note-not-found', 'annotationId')
  if (note.deleted !== undefined) {
    const { deleted: _, ...rest } = note
    await saveNoteChange(ports, actor, { before: note, after: { ...rest, version: note.version + 1 } })
  }
  const { note: restored } = await findPersonalNote(id, context)
  if (!restored || restored.deleted !== undefined) return fail('note-not-found', 'annotationId')
  return presentNote(restored, sightOf(actor, document))
})
