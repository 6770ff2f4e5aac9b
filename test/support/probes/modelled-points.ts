import { pointReview } from '#contract/points/point-review.ts'
import { points } from '#contract/points/points.ts'
import { proposalIdOf } from '#functions/areas/points/store/proposals-store.ts'
import type { Call } from '#web/lib/calls/call.ts'
import { fc } from '../properties.ts'

export const OLDER = 'ISO|131-2020'
export const NEWER = 'ISO|131-2024'
export const PEOPLE = ['subscriber', 'colleague', 'compass-admin'] as const
type Person = (typeof PEOPLE)[number]
const ACTS = [
  'create',
  'edit',
  'move',
  'deactivate',
  'activate',
  'share',
  'race',
  'leave',
  'new edition',
  'accept',
  'drop',
] as const

const selected = (exact: string, line: number, [from, to]: readonly [number, number]) => ({
  quote: { exact, before: '', after: '' },
  areas: [{ page: 0, left: from * 100, top: line * 200, right: to * 100 + 90, bottom: line * 200 + 100 }],
})
/** Selections of the older edition, and the words that they become in the newer one. */
export const SELECTIONS = [
  {
    place: selected('colour of a ladder is free.', 2, [1, 6]),
    words: 'colour of a ladder is free.',
    becomes: 'colour of a ladder is free.',
  },
  { place: selected('load of 100 N', 1, [5, 8]), words: 'load of 100 N', becomes: 'load of 150 N' },
  { place: selected('Requirements', 0, [0, 0]), words: 'Requirements', becomes: 'Requirements' },
]
type Selection = (typeof SELECTIONS)[number]
const selectionAt = (at: number) => SELECTIONS[at % SELECTIONS.length] as Selection

export const step = fc.record({
  act: fc.constantFrom(...ACTS),
  who: fc.constantFrom(...PEOPLE),
  point: fc.nat(),
  text: fc.nat(9),
  /** sent to the point as it was one version ago */
  stale: fc.boolean(),
  /** the request is sent a second time, as if its answer had been lost */
  again: fc.boolean(),
  /** the table takes what is written, and its answer is lost */
  lost: fc.boolean(),
})
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface ModelledPoint {
  /** absent for a point that was carried: the library chose it */
  readonly id?: string
  readonly source?: ModelledPoint
  readonly author: Person
  readonly account: string
  name: string
  selection: Selection
  words: string
  isActive: boolean
  isShared: boolean
  version: number
  readonly history: string[]
  /** words that it would be carried to, while somebody has to answer */
  waiting?: string | undefined
  isAnswered?: boolean
}

export interface PlannedStep {
  /** sends the request; resolves to what it answers */
  readonly send: () => Promise<unknown>
  /** the code that the library must answer; absent for success */
  readonly code?: string
  /** an answer that must be given, when it is sent once */
  readonly answers?: object
}

interface Doings {
  as(person: Person): Call
  /** moves a person to another account */
  join(person: Person, account: string): Promise<void>
  /** a newer edition arrives at an account */
  carry(account: string): Promise<void>
}

/** Points of accounts as they should be, told by the rules alone. */
export class PointModel {
  readonly all: ModelledPoint[] = []
  readonly run: string
  readonly accounts: readonly [string, string]
  readonly #doings: Doings
  readonly #accountOf: Map<Person, string>

  constructor(run: string, doings: Doings) {
    this.run = run
    this.accounts = [run, `${run}-elsewhere`]
    this.#doings = doings
    this.#accountOf = new Map(PEOPLE.map((person) => [person, this.accounts[0]]))
  }

  /** Does a step in the model. */
  plan({ act, who, point, text, stale }: Step): PlannedStep {
    const call = this.#doings.as(who)
    const account = this.#accountOf.get(who) as string
    if (act === 'leave') {
      const next = this.accounts.find((one) => one !== account) as string
      this.#accountOf.set(who, next)
      return { send: () => this.#doings.join(who, next) }
    }
    if (act === 'new edition') return this.#carry(account)
    if (act === 'create' || !this.all.some(({ id }) => id)) return this.#create(who, account, text)
    const known = this.all.filter(({ id }) => id)
    const one = known[point % known.length] as ModelledPoint & { readonly id: string }
    const { id } = one
    const isThere = one.account === account
    const mayChange = one.author === who || who === 'compass-admin'
    if (act === 'accept' || act === 'drop') {
      const isAnswered = isThere && mayChange && one.isActive && one.waiting !== undefined
      const ids = [proposalIdOf(id, NEWER)]
      const send = () => call(pointReview.answer, { answer: act, ids })
      if (isAnswered) this.#answer(one, act)
      return { send, answers: { answered: isAnswered ? 1 : 0 } }
    }
    if (act === 'deactivate' || act === 'activate') {
      const send = () => call(points[act], { id })
      if (!isThere) return { code: 'point-not-found', send }
      if (!mayChange) return { code: 'forbidden', send }
      if (one.isActive !== (act === 'activate')) changed(one, act.toUpperCase())
      one.isActive = act === 'activate'
      one.waiting = one.isActive && !one.isAnswered ? one.selection.becomes : undefined
      return { send }
    }
    if (act === 'share') {
      const send = () => call(points.markShared, { compassPointID: id })
      const code = refusal({ isThere, isActive: one.isActive, mayChange })
      if (code) return { code, send }
      if (!one.isShared) one.version++
      one.isShared = true
      return { send }
    }
    if (act === 'race') return this.#race(one, text)
    return this.#edit(one, { call, text, stale, isMove: act === 'move', isThere, mayChange })
  }

  #create(author: Person, account: string, text: number): PlannedStep {
    const id = crypto.randomUUID()
    const name = `${this.run} ${text}`
    const selection = selectionAt(text)
    this.all.push({
      ...{ id, author, account, name, selection, words: selection.words },
      ...{ isActive: true, isShared: false, version: 1, history: ['INSERT'], waiting: selection.becomes },
    })
    const input = { contentID: OLDER, name, place: selection.place, compassPointUUID: id }
    const call = this.#doings.as(author)
    return { send: () => call(points.create, input) }
  }

  #edit(
    one: ModelledPoint & { readonly id: string },
    {
      call,
      text,
      stale,
      isMove,
      isThere,
      mayChange,
    }: { call: Call; text: number } & Record<'stale' | 'isMove' | 'isThere' | 'mayChange', boolean>,
  ): PlannedStep {
    const name = `${this.run} ${text} ${one.version}`
    const version = stale ? one.version + 7 : one.version
    const selection = selectionAt(text)
    const send = () => call(points.edit, { id: one.id, name, version, ...(isMove && { place: selection.place }) })
    const code = refusal({ isThere, isActive: one.isActive, mayChange }) ?? (stale ? 'point-changed' : undefined)
    if (code) return { code, send }
    changed(one, isMove ? 'UPDATE-SELECTION' : 'UPDATE')
    one.name = name
    if (isMove) Object.assign(one, { selection, words: selection.words, ...(!one.isAnswered && { waiting: selection.becomes }) })
    return { send }
  }

  /** The author and the administrator write at the same time: one of the two texts is kept, and the other writer is shown it. */
  #race(one: ModelledPoint & { readonly id: string }, text: number): PlannedStep {
    const writers = [...new Set<Person>([one.author, 'compass-admin'])].filter(
      (person) => this.#accountOf.get(person) === one.account,
    )
    if (writers.length < 2 || !one.isActive) return { send: async () => undefined }
    const { id, version } = one
    changed(one, 'UPDATE')
    let isRun = false
    const send = async () => {
      if (isRun) return
      isRun = true
      const edit = (person: Person) =>
        this.#doings.as(person)(points.edit, { id, name: `${this.run} ${text} ${version} ${person}`, version })
      const settled = await Promise.allSettled(writers.map(edit))
      const kept = settled.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.name] : []))
      const shown = settled.map((answer) =>
        answer.status === 'fulfilled' ? answer.value.name : answer.reason.problem.stored.name,
      )
      if (kept.length !== 1 || new Set(shown).size !== 1) throw new Error(`${kept.length} of two texts kept: ${shown}`)
      one.name = kept[0] as string
    }
    return { send }
  }

  #carry(account: string): PlannedStep {
    for (const one of this.all)
      if (one.account === account && one.id && one.isActive && !one.isAnswered) one.waiting = one.selection.becomes
    return { send: () => this.#doings.carry(account) }
  }

  #answer(one: ModelledPoint, answer: 'accept' | 'drop'): void {
    const { author, account, name, selection, waiting = '' } = one
    if (answer === 'accept')
      this.all.push({
        ...{ author, account, name, selection, words: waiting, source: one },
        ...{ isActive: true, isShared: false, version: 1, history: ['INSERT'] },
      })
    Object.assign(one, { waiting: undefined, isAnswered: true })
  }
}

function changed(one: ModelledPoint, entry: string): void {
  one.version++
  one.history.push(entry)
}

function refusal({ isThere, isActive, mayChange }: Record<'isThere' | 'isActive' | 'mayChange', boolean>): string | undefined {
  if (!isThere) return 'point-not-found'
  if (!isActive) return 'point-inactive'
  return mayChange ? undefined : 'forbidden'
}
