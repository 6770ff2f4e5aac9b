import { notes } from '#contract/notes.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findOwnNote } from './find-own-note.ts'
import { mayUseNotes } from './policy.ts'
import { presentNote } from './present.ts'
import { sightOf } from './sight.ts'
import { markNote } from './store.ts'

/** Attempts against writes at the same time; each of them changes a note. */
const MAX_ATTEMPTS = 5

export const deleteNote = useCase(notes.delete, ['table', 'clock'], async (id, context) => {
  const { actor, ports, fail } = context
  if (!mayUseNotes(actor)) fail('forbidden')
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { note } = await findOwnNote(id, context)
    if (!note || note.deleted !== undefined) return {}
    if (await markNote(ports.table, actor, note, ports.clock.now())) return {}
  }
  return fail('unavailable', 'annotationId')
})

export const restoreNote = useCase(notes.restore, ['table'], async (id, context) => {
  const { actor, ports, fail } = context
  if (!mayUseNotes(actor)) fail('forbidden')
  const { note, document } = await findOwnNote(id, context)
  if (!note) return fail('note-not-found', 'annotationId')
  if (note.deleted !== undefined) await markNote(ports.table, actor, note, undefined)
  const { note: restored } = await findOwnNote(id, context)
  if (!restored || restored.deleted !== undefined) return fail('note-not-found', 'annotationId')
  return presentNote(restored, sightOf(actor, document))
})
