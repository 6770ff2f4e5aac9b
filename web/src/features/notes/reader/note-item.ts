import type { TextPlace } from '#contract/documents/place.ts'
import type { PlacedNote } from '#contract/notes.ts'
import type { NoteSaver } from '../saving/note-draft.ts'

/** A note as the panel and the marks show it: of the server, or one that is not saved yet. */
export interface NoteItem {
  readonly id: string
  readonly text: string
  /** version of the server's note */
  readonly version?: number
  readonly note?: PlacedNote
  /** present while it is written */
  readonly saver?: NoteSaver
  /** place in the open rendition */
  readonly place?: TextPlace
  readonly quote: string
  /** `whole`: on the document · `lost`: at a place that is not in this rendition · else how sure its place is */
  readonly standing: 'whole' | 'lost' | 'exact' | 'likely' | 'changed'
}

export function itemOfNote(note: PlacedNote, saver: NoteSaver | undefined): NoteItem {
  const { annotationId, noteContent, noteData, found, version } = note
  return {
    id: annotationId,
    text: noteContent,
    version,
    note,
    saver,
    place: found?.place,
    quote: noteData?.quote?.exact ?? '',
    standing: found?.sure ?? (noteData ? 'lost' : 'whole'),
  }
}

export function itemOfDraft(saver: NoteSaver): NoteItem {
  const { annotationId, note, noteData, version } = saver.view().draft
  return {
    id: annotationId,
    text: note,
    version,
    saver,
    place: noteData,
    quote: noteData?.quote?.exact ?? '',
    standing: noteData ? 'exact' : 'whole',
  }
}
