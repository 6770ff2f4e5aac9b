import { MAX_NOTE_LENGTH, type Note } from '#contract/notes.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { fingerprint } from './fingerprint.ts'
import type { NoteDraft } from './note-draft.ts'

/** Saves after a pause in typing. */
const PAUSE_MS = 800
/** Tries again after a failure, later each time. */
const RETRY_MS = [3000, 10_000, 30_000] as const
const MAX_SENT = 50

/**
 * `saved`: the server has it · `typed`: not yet · `saving` · `kept`: saving failed and is tried again · `refused`: the server does
 * not take it · `tooLong` · `conflict`: it was changed elsewhere
 */
export type SavingState = 'saved' | 'typed' | 'saving' | 'kept' | 'refused' | 'tooLong' | 'conflict'

export interface SavingView {
  readonly text: string
  readonly state: SavingState
  /** the device holds what the server does not have */
  readonly isKept: boolean
  /** the note as it was changed elsewhere */
  readonly other?: Note
}

/** The server and the device, as a saver needs them. */
export interface SavingPlaces {
  /** adds a note, or changes the version that a draft names */
  send(draft: NoteDraft): Promise<Note>
  /** reads a note as the server has it */
  read(id: Pick<NoteDraft, 'contentId' | 'annotationId'>): Promise<Note | undefined>
  /** returns whether the device took it */
  keep(draft: NoteDraft): boolean
  drop(draft: NoteDraft): void
  onSaved(note: Note): void
}

/** Saves one note while it is written. Every change is on the device before anything else happens to it. */
export class NoteSaver {
  readonly #places: SavingPlaces
  readonly #listeners = new Set<() => void>()
  #draft: NoteDraft
  #view: SavingView
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false
  #failures = 0

  constructor(draft: NoteDraft, places: SavingPlaces, state: SavingState = 'saved') {
    this.#draft = draft
    this.#places = places
    this.#view = { text: draft.note, state, isKept: true }
    if (state !== 'saved') this.#plan(0)
  }

  readonly view = (): SavingView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  get draft(): NoteDraft {
    return this.#draft
  }

  /** Takes a changed text. */
  type(text: string): void {
    this.#draft = { ...this.#draft, note: text }
    const isKept = this.#places.keep(this.#draft)
    const inConflict = this.#view.state === 'conflict'
    const state = inConflict ? 'conflict' : text.length > MAX_NOTE_LENGTH ? 'tooLong' : 'typed'
    this.#show({ text, state, isKept, other: inConflict ? this.#view.other : undefined })
    if (state === 'typed') this.#plan(PAUSE_MS)
  }

  /** Saves now what is not saved. */
  flush(): void {
    clearTimeout(this.#timer)
    const { state } = this.#view
    if (!this.#isSending && (state === 'typed' || state === 'kept')) void this.#send()
  }

  /** Ends a conflict with a text: it replaces the one from elsewhere. */
  settle(text: string): void {
    const { other } = this.#view
    if (!other) return
    this.#draft = { ...this.#draft, note: text, version: other.version }
    if (text === other.noteContent) {
      this.#done(other)
      return
    }
    this.#show({ text, state: 'typed', isKept: this.#places.keep(this.#draft) })
    this.flush()
  }

  /** Sends what is left; the draft stays on the device until the server has it. */
  close(): void {
    this.flush()
    clearTimeout(this.#timer)
  }

  /** Forgets what is not saved. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#places.drop(this.#draft)
    this.#show({ ...this.#view, state: 'saved' })
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), delay)
  }

  #show(view: SavingView): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }

  async #send(): Promise<void> {
    this.#isSending = true
    const sent = this.#draft
    this.#draft = { ...sent, sent: [...(sent.sent ?? []), fingerprint(sent.note)].slice(-MAX_SENT) }
    this.#show({ ...this.#view, state: 'saving', isKept: this.#places.keep(this.#draft) })
    try {
      const note = await this.#places.send(sent)
      this.#isSending = false
      this.#received(note, sent)
    } catch (error) {
      this.#isSending = false
      await this.#failed(error, sent)
    }
  }

  #received(note: Note, sent: NoteDraft): void {
    this.#failures = 0
    if (this.#draft.note === sent.note) {
      this.#done(note)
      return
    }
    // Text typed since belongs to the version that is saved now.
    this.#draft = { ...this.#draft, version: note.version, sent: [] }
    const isKept = this.#places.keep(this.#draft)
    this.#places.onSaved(note)
    if (this.#view.state === 'saving') this.#show({ ...this.#view, state: 'typed', isKept })
    if (this.#view.state === 'typed') this.#plan(PAUSE_MS)
  }

  #done(note: Note): void {
    this.#draft = { ...this.#draft, version: note.version, sent: [] }
    this.#places.drop(this.#draft)
    this.#show({ text: this.#draft.note, state: 'saved', isKept: true })
    this.#places.onSaved(note)
  }

  async #failed(error: unknown, sent: NoteDraft): Promise<void> {
    const { status, problem } = error instanceof CallError ? error : { status: 0, problem: undefined }
    if (problem?.code === 'note-changed') return this.#collided(sent)
    if (problem?.code === 'note-not-found' && sent.version !== undefined) {
      // It was deleted elsewhere; who goes on writing wants it.
      const { version: _, ...anew } = this.#draft
      this.#draft = anew
      this.#places.keep(anew)
      this.#show({ ...this.#view, state: 'typed' })
      return this.flush()
    }
    const isFinal = status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429
    if (this.#view.state === 'tooLong') return
    this.#show({ ...this.#view, state: isFinal ? 'refused' : 'kept' })
    if (!isFinal) this.#plan(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] as number)
  }

  /** Shows both texts, unless they are the same. */
  async #collided(sent: NoteDraft): Promise<void> {
    const other = await this.#places.read(sent).catch(() => undefined)
    if (!other) {
      this.#show({ ...this.#view, state: 'kept' })
      return this.#plan(RETRY_MS[0])
    }
    if (other.noteContent === this.#draft.note) return this.#done(other)
    if (this.#draft.sent?.includes(fingerprint(other.noteContent))) {
      // It is this text as it was before: its answer was lost.
      this.#draft = { ...this.#draft, version: other.version, sent: [] }
      this.#show({ ...this.#view, state: 'typed', isKept: this.#places.keep(this.#draft) })
      return this.flush()
    }
    this.#show({ ...this.#view, state: 'conflict', other })
  }
}
