import type { TextPlace } from '#contract/documents/place.ts'
import type { Note } from '#contract/notes.ts'
import type { DraftForm } from '#web/lib/drafts/device-drafts.ts'
import type { Draft } from '#web/lib/drafts/draft-kind.ts'
import type { DraftSaver } from '#web/lib/drafts/draft-saver.ts'

/** Text of a note that the server does not have yet. */
export interface NoteDraft extends Draft {
  readonly note: string
  /** place that was selected, for a note that is new */
  readonly noteData?: TextPlace
}

/** Drafts of notes on the device. */
export const NOTE_DRAFTS: DraftForm<NoteDraft> = {
  kind: 'lectern-note',
  restore: ({ note, ...draft }) => (typeof note === 'string' ? { ...draft, note } : undefined),
}

/** A note that is being written. */
export type NoteSaver = DraftSaver<NoteDraft, Note>
