import type { TextPlace } from '#contract/documents/place.ts'
import { notes, type PlacedNote } from '#contract/notes.ts'
import { useCase } from '#functions/http/use-case.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import { locatePlace } from '#library/places/locate-place.ts'
import { type RenditionText, readRendition } from '#library/places/rendition-text.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { findNotedDocument } from './find-personal-note.ts'
import { mayPlace, mayUseNotes } from './policy.ts'
import { presentPlaced } from './present.ts'
import { sightOf } from './sight.ts'
import { listNotesOf, type StoredNote } from './store.ts'

interface Found {
  readonly note: StoredNote
  readonly found: PlacedNote['found']
  /** place among the others; notes without a place stand last */
  readonly order: number
}

export const listNotesOfDocument = useCase(notes.ofDocument, ['table', 'objects'], async ({ contentId, rendition }, context) => {
  const { actor, ports, fail } = context
  if (!mayUseNotes(actor)) fail('forbidden')
  const document = await findNotedDocument(contentId, context)
  const own = await listNotesOf(ports.table, actor, codesOfText(document, contentId))
  if (!document && own.length === 0) await findDocument(contentId, context)
  const isPlaced = document && mayPlace(actor, document) && own.some(({ place }) => place)
  const text = isPlaced ? await readRendition(context, document, rendition) : undefined
  const all = own.map((note): Found => (text && note.place ? placed(note, note.place, text) : unplaced(note)))
  all.sort((a, b) => a.order - b.order || (a.note.created < b.note.created ? -1 : 1))
  // Whoever reads the text sees the words of a place in it, also where they may not take them along.
  const { place } = sightOf(actor, document)
  return { result: all.map(({ note, found }) => presentPlaced(note, { place, quote: place }, found)) }
})

const unplaced = (note: StoredNote): Found => ({ note, found: undefined, order: Number.POSITIVE_INFINITY })

function placed(note: StoredNote, stored: TextPlace, text: RenditionText): Found {
  const here = locatePlace(text, stored)
  if (!here) return unplaced(note)
  const { order, ...found } = here
  return { note, found, order }
}
