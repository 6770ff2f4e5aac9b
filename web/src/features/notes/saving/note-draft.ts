import type { TextPlace } from '#contract/documents/place.ts'
import type { DraftId } from '#web/lib/drafts.ts'

/** Text of a note that the server does not have yet. */
export interface NoteDraft extends DraftId {
  readonly note: string
  /** place that was selected, for a note that is new */
  readonly noteData?: TextPlace
  /** version of the note that was changed; absent for a note that is new */
  readonly version?: number
  /** fingerprints of the texts that were sent without an answer: one of them may be what the server has */
  readonly sent?: readonly string[]
}

/** Describes drafts of notes to the device. */
export const NOTE_DRAFTS = {
  kind: 'lectern-note',
  isWhole: ({ note }: Partial<NoteDraft>) => typeof note === 'string',
}
