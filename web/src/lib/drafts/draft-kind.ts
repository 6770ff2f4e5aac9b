import type { DraftId } from './device-drafts.ts'

/** Text that a person writes, on its way to the server. */
export interface Draft extends DraftId {
  /** version that was changed; absent for what is new */
  readonly version?: number
  /** fingerprints of the texts that were sent without an answer: one of them may be what the server has */
  readonly sent?: readonly string[]
}

/** Version of a text on the server. */
export interface Versioned {
  readonly version: number
}

/** Kind of drafts: how its texts are compared, sent and read. */
export interface DraftKind<D extends Draft, Saved extends Versioned> {
  /** pause in typing after which a draft is sent; absent where the person asks for it */
  readonly pauseMs?: number
  /** codes of the problems that say so: changed elsewhere, deleted elsewhere, no longer to be changed */
  readonly refusals: Readonly<Record<string, 'changed' | 'gone' | 'inactive'>>
  /** texts of a draft, and those that the server has: equal where they say the same */
  readonly textOf: (draft: D) => string
  readonly savedTextOf: (saved: Saved) => string
  readonly isTooLong?: (draft: D) => boolean
  readonly send: (draft: D) => Promise<Saved>
  readonly read: (draft: D) => Promise<Saved | undefined>
}

/** Places where a saver leaves texts, and whom it tells. */
export interface SavingPlaces<D, Saved> {
  /** returns whether the device took it */
  readonly keep: (draft: D) => boolean
  readonly drop: (draft: D) => void
  /** `isDone`: nothing was typed since · `isNew`: it was not on the server before */
  readonly onSaved: (saved: Saved, facts: { readonly id: string; readonly isDone: boolean; readonly isNew: boolean }) => void
}

/**
 * `saved`: the server has it · `typed`: not sent · `saving` · `kept`: the server was not reached, which is tried again · `refused`:
 * the server does not take it · `tooLong` · `inactive`: it can no longer be changed · `conflict`: it was changed elsewhere
 */
type SavingState = 'saved' | 'typed' | 'saving' | 'kept' | 'refused' | 'tooLong' | 'inactive' | 'conflict'

export interface SavingView<D, Saved> {
  readonly draft: D
  readonly state: SavingState
  /** the device has what the server does not have */
  readonly isKept: boolean
  /** the text as it was changed elsewhere */
  readonly other?: Saved
}
