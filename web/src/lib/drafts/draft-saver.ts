import { CallError } from '../calls/call.ts'
import type { Draft, DraftKind, SavingPlaces, SavingView, Versioned } from './draft-kind.ts'
import { fingerprint } from './fingerprint.ts'

/** Tries again after a failure, later each time. */
const RETRY_MS = [3000, 10_000, 30_000] as const
const MAX_SENT = 50

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429

/** Saves one text while it is written. Every change is on the device before anything else happens to it. */
export class DraftSaver<D extends Draft, Saved extends Versioned> {
  readonly #kind: DraftKind<D, Saved>
  readonly #places: SavingPlaces<D, Saved>
  readonly #listeners = new Set<() => void>()
  #view: SavingView<D, Saved>
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false
  #failures = 0

  /** `isLeft`: another page left the draft behind. What it had sent is sent again; the rest waits as it was. */
  constructor(draft: D, kind: DraftKind<D, Saved>, places: SavingPlaces<D, Saved>, isLeft = false) {
    this.#kind = kind
    this.#places = places
    const isAsked = kind.pauseMs !== undefined || draft.sent?.at(-1) === this.#printOf(draft)
    const state = !isLeft ? 'saved' : kind.isTooLong?.(draft) ? 'tooLong' : isAsked ? 'kept' : 'typed'
    this.#view = { draft, state, isKept: true }
    if (state === 'kept') this.#plan(0)
  }

  readonly view = (): SavingView<D, Saved> => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes a changed text. */
  write(change: (draft: D) => D): void {
    const draft = change(this.#view.draft)
    const { state: before, other } = this.#view
    // The button of a form stays as it is while its text is sent.
    const isAnswered = before === 'conflict' || (before === 'saving' && this.#kind.pauseMs === undefined)
    const state = isAnswered ? before : this.#kind.isTooLong?.(draft) ? 'tooLong' : 'typed'
    this.#show({ draft, state, isKept: this.#places.keep(draft), ...(before === 'conflict' && { other }) })
    if (state === 'typed' && this.#kind.pauseMs !== undefined) this.#plan(this.#kind.pauseMs)
  }

  /** Sends the text now. */
  save(): void {
    clearTimeout(this.#timer)
    if (!this.#isSending && this.#view.state !== 'conflict') void this.#send()
  }

  /** Sends what waits to be sent, and leaves on the device what is not with the server. */
  flush(): void {
    const { state, draft } = this.#view
    const isWaiting = state === 'kept' || (state === 'typed' && this.#kind.pauseMs !== undefined)
    if (isWaiting) this.save()
    else if (state !== 'saved') this.#places.keep(draft)
  }

  /** Ends a conflict with what was written here. */
  replaceOther(): void {
    const { other, draft } = this.#view
    if (!other) return
    const next = { ...draft, version: other.version }
    if (this.#kind.textOf(next) === this.#kind.savedTextOf(other)) this.#done(next, other)
    else {
      this.#show({ draft: next, state: 'typed', isKept: this.#places.keep(next) })
      this.save()
    }
  }

  /** Ends a conflict with what was written elsewhere. */
  acceptOther(): void {
    const { other, draft } = this.#view
    if (other) this.#done(draft, other)
  }

  /** Looks at the server where another page has saved this text. */
  async checkServer(): Promise<void> {
    const { state, draft } = this.#view
    if (this.#isSending || state === 'saved' || state === 'conflict') return
    const other = await this.#kind.read(draft).catch(() => undefined)
    if (other && other.version !== draft.version && !this.#isSending) this.#compare(other)
  }

  /** Sends what is left; the draft stays on the device until the server has it. */
  close(): void {
    this.flush()
    clearTimeout(this.#timer)
  }

  /** Forgets what is not saved. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#places.drop(this.#view.draft)
    this.#show({ ...this.#view, state: 'saved' })
  }

  #printOf(draft: D): string {
    return fingerprint(this.#kind.textOf(draft))
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), delay)
  }

  #show(view: SavingView<D, Saved>): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }

  async #send(): Promise<void> {
    this.#isSending = true
    const text = this.#view.draft
    const draft = { ...text, sent: [...(text.sent ?? []), this.#printOf(text)].slice(-MAX_SENT) }
    this.#show({ draft, state: 'saving', isKept: this.#places.keep(draft) })
    try {
      const saved = await this.#kind.send(text)
      this.#isSending = false
      this.#received(saved, text)
    } catch (error) {
      this.#isSending = false
      await this.#failed(error)
    }
  }

  #received(saved: Saved, text: D): void {
    this.#failures = 0
    const { draft, state } = this.#view
    if (this.#kind.textOf(draft) === this.#kind.textOf(text)) {
      this.#done(draft, saved)
      return
    }
    // Text typed since belongs to the version that is saved now.
    const next = { ...draft, version: saved.version, sent: [] }
    const isKept = this.#places.keep(next)
    this.#show({ draft: next, state: state === 'saving' ? 'typed' : state, isKept })
    this.#places.onSaved(saved, { id: draft.annotationId, isDone: false, isNew: text.version === undefined })
    if (this.#view.state === 'typed' && this.#kind.pauseMs !== undefined) this.#plan(this.#kind.pauseMs)
  }

  #done(text: D, saved: Saved): void {
    clearTimeout(this.#timer)
    const isNew = text.version === undefined
    const draft = { ...text, version: saved.version, sent: [] }
    this.#places.drop(draft)
    this.#show({ draft, state: 'saved', isKept: true })
    this.#places.onSaved(saved, { id: draft.annotationId, isDone: true, isNew })
  }

  async #failed(error: unknown): Promise<void> {
    const { status, problem } = error instanceof CallError ? error : { status: 0, problem: undefined }
    const refusal = problem && this.#kind.refusals[problem.code]
    const { draft } = this.#view
    if (refusal === 'gone' && draft.version !== undefined) {
      // It was deleted elsewhere; who goes on writing wants it.
      const { version: _, ...anew } = draft
      const next = anew as D
      this.#show({ draft: next, state: 'typed', isKept: this.#places.keep(next) })
      this.save()
      return
    }
    if (refusal === 'changed') {
      const other = (problem?.stored as Saved | undefined) ?? (await this.#kind.read(draft).catch(() => undefined))
      if (other) this.#compare(other, true)
      else this.#wait()
    } else if (refusal === 'inactive') this.#show({ ...this.#view, state: 'inactive' })
    else if (isFinal(status)) this.#stand('refused')
    else this.#wait()
  }

  /** Stands as it is until it is tried again. */
  #wait(): void {
    this.#stand('kept')
    this.#plan(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] as number)
  }

  #stand(state: 'kept' | 'refused'): void {
    if (this.#view.state !== 'tooLong') this.#show({ ...this.#view, state })
  }

  /** Shows both texts, unless they are the same. */
  #compare(other: Saved, isAsked = this.#kind.pauseMs !== undefined): void {
    const { draft } = this.#view
    const theirs = this.#kind.savedTextOf(other)
    if (theirs === this.#kind.textOf(draft)) this.#done(draft, other)
    else if (draft.sent?.includes(fingerprint(theirs))) {
      // It is this text as it was before: its answer was lost.
      const next = { ...draft, version: other.version, sent: [] }
      this.#show({ draft: next, state: 'typed', isKept: this.#places.keep(next) })
      if (isAsked) this.save()
    } else this.#show({ ...this.#view, state: 'conflict', other })
  }
}
