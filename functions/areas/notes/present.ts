import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import type { ListedNote, Note, PlacedNote } from '#contract/notes.ts'
import type { StoredNote } from './store.ts'

/** Parts of a place that a person may see: nothing of a closed document, no quotes of a protected one. */
export interface Sight {
  readonly place: boolean
  readonly quote: boolean
}

export const NO_SIGHT: Sight = { place: false, quote: false }

export function presentNote(note: StoredNote, sight: Sight): Note {
  const { contentCode, annotationId, text, place, created, changed, version } = note
  return {
    contentId: contentCode,
    annotationId,
    noteContent: text,
    ...(place && sight.place && { noteData: presentPlace(place, sight) }),
    ...(!sight.place && { closed: true as const }),
    created,
    changed,
    version,
  }
}

function presentPlace({ quote, position, clause, areas, file }: TextPlace, sight: Sight): TextPlace {
  return {
    ...(quote && sight.quote && { quote }),
    ...(position && { position }),
    ...(clause && { clause }),
    ...(areas && { areas }),
    ...(file && { file }),
  }
}

export const presentPlaced = (note: StoredNote, sight: Sight, found: PlacedNote['found']): PlacedNote => ({
  ...presentNote(note, sight),
  ...(found && sight.place && { found: { by: found.by, sure: found.sure, place: presentPlace(found.place, sight) } }),
})

export const presentListed = (note: StoredNote, sight: Sight, document: ListedDocument | undefined): ListedNote => ({
  ...presentNote(note, sight),
  ...(document && { document }),
})
