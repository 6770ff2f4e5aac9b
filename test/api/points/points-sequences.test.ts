import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { points } from '#contract/points/points.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS } from '../../support/printed-signs.ts'
import { cases, fc } from '../../support/properties.ts'
import { createWorld, onEngines, type World } from '../../support/world.ts'

const SIGNS = 'ISO|7010-2019'
const HEADING = { areas: [{ page: 0, left: 690, top: 0, right: 910, bottom: 120 }] }
const PEOPLE = ['subscriber', 'colleague', 'compass-admin'] as const
const ACTS = ['create', 'edit', 'move', 'deactivate', 'activate', 'share'] as const

const step = fc.record({
  act: fc.constantFrom(...ACTS),
  who: fc.constantFrom(...PEOPLE),
  point: fc.nat(),
  text: fc.nat(9),
  /** sent to the point as it was one version ago */
  stale: fc.boolean(),
  /** the answer is lost, and the request is sent again */
  again: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface Modelled {
  readonly id: string
  readonly author: string
  name: string
  words: string
  isActive: boolean
  isShared: boolean
  version: number
  readonly history: string[]
}

let world: World
beforeAll(async () => {
  world = await createWorld()
  await saveText(world.ports, 'astm/documents/shelf.pdf', packText(PRINTED_SIGNS))
}, 60_000)
afterAll(() => world.close())

const codeOf = (error: { problem?: { code?: string } }) => error.problem?.code

/** Points as they should be, told by the rules alone. */
class Model {
  readonly all: Modelled[] = []
  readonly run: string

  constructor(run: string) {
    this.run = run
  }

  /** Does a step in the model; returns the code that the library must answer, and what to send. */
  plan({ act, who, point, text, stale }: Step): { readonly code?: string; readonly send: () => Promise<unknown> } {
    const call = world.as(who)
    if (act === 'create' || this.all.length === 0) {
      const id = crypto.randomUUID()
      const name = `${this.run} ${text}`
      this.all.push({
        id,
        author: who,
        name,
        words: 'shall be seen',
        isActive: true,
        isShared: false,
        version: 1,
        history: ['INSERT'],
      })
      return { send: () => call(points.create, { contentID: SIGNS, name, place: SELECTED_SIGNS, compassPointUUID: id }) }
    }
    const one = this.all[point % this.all.length] as Modelled
    const mayChange = one.author === who || who === 'compass-admin'
    const done = (entry?: string) => {
      one.version++
      if (entry) one.history.push(entry)
    }
    const { id } = one
    if (act === 'deactivate' || act === 'activate') {
      const send = () => call(points[act], { id })
      if (!mayChange) return { code: 'forbidden', send }
      if (one.isActive !== (act === 'activate')) done(act.toUpperCase())
      one.isActive = act === 'activate'
      return { send }
    }
    if (act === 'share') {
      const send = () => call(points.markShared, { compassPointID: id })
      if (!one.isActive) return { code: 'point-inactive', send }
      if (!mayChange) return { code: 'forbidden', send }
      if (!one.isShared) done()
      one.isShared = true
      return { send }
    }
    const name = `${this.run} ${text} ${one.version}`
    const version = stale ? one.version + 7 : one.version
    const place = act === 'move' ? HEADING : undefined
    const send = () => call(points.edit, { id, name, version, ...(place && { place }) })
    if (!one.isActive) return { code: 'point-inactive', send }
    if (!mayChange) return { code: 'forbidden', send }
    if (stale) return { code: 'point-changed', send }
    done(place ? 'UPDATE-SELECTION' : 'UPDATE')
    one.name = name
    if (place) one.words = 'Shapes'
    return { send }
  }
}

let runs = 0

it('points are what the rules make of any sequence of acts, with answers lost, in lists, alone and in their histories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const model = new Model(`run${runs++}x`)
      for (const one of steps) {
        const { code, send } = model.plan(one)
        expect(await send().then(() => undefined, codeOf)).toBe(code)
        // A move that is sent again is another one: it has no words by which it is known.
        if (one.again && one.act !== 'move') {
          const sentAgain = await send().then(() => undefined, codeOf)
          expect([code, sentAgain]).toEqual([code, code])
        }
      }
      const admin = world.as('compass-admin')
      for (const status of ['active', 'inactive'] as const) {
        const wanted = model.all.filter(({ isActive }) => isActive === (status === 'active'))
        const listed = await admin(points.listAdmin, { status, text: model.run, pageSize: 100, sort: 'name' })
        expect(listed.totalElements).toBe(wanted.length)
        expect(new Set(listed.content.map(({ compassPointID }) => compassPointID))).toEqual(new Set(wanted.map(({ id }) => id)))
      }
      for (const { id, name, words, isActive, isShared, version, history } of model.all) {
        expect(await admin(points.one, { id })).toMatchObject({
          name,
          version,
          isDeleted: !isActive,
          selectionMetadata: { selectionText: words },
          ...(isShared && { type: 'marked' }),
        })
        const told = await admin(points.history, { id, pageSize: 100, sort: 'createdDate' })
        expect(told.content.map(({ dbTransactionType }) => dbTransactionType)).toEqual(history)
      }
    }),
    { numRuns: cases(onEngines ? 3 : 8) },
  )
}, 1_200_000)

it('of many changes at the same time none is lost, and each is told once', async () => {
  const as = world.as('subscriber')
  const { compassPointID: id } = await as(points.create, { contentID: SIGNS, name: 'Crowded', place: SELECTED_SIGNS })
  const names = Array.from({ length: 8 }, (_, at) => `Crowded ${at}`)
  const made = await Promise.all(names.map((name) => as(points.create, { contentID: SIGNS, name, place: SELECTED_SIGNS })))
  await Promise.all([
    ...made.map((one) => as(points.edit, { id: one.compassPointID, name: `${one.name} edited` })),
    ...[1, 2, 3].map(() => as(points.deactivate, { id })),
  ])
  const listed = await as(points.list, { text: 'Crowded', sort: 'name' })
  expect(listed.content.map(({ name }) => name)).toEqual(names.map((name) => `${name} edited`))
  const { content } = await as(points.history, { id })
  expect(content.map(({ dbTransactionType }) => dbTransactionType)).toEqual(['DEACTIVATE', 'INSERT'])
}, 120_000)
