import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { proofCases } from '#test/support/properties.ts'
import { type Call, CallError } from '#web/lib/calls/call.ts'
import { openDrafts } from '#web/lib/drafts/device-drafts.ts'
import { DraftSaver } from '#web/lib/drafts/draft-saver.ts'
import type { PointFieldTexts, PointFormField } from '../texts/point-fields.ts'
import { newPointId, POINT_DRAFTS, type PointDraft } from './point-draft.ts'
import { pointKind } from './point-kind.ts'

const FIELDS: PointFormField[] = [{ id: 'name', label: 'Name', required: true, isRich: false, limit: 255 }]
const TEXTS = { name: ' Use table 3 ', description: '', overlayDetails: '' }
const DRAFT: PointDraft = { contentId: 'ISO|1', annotationId: newPointId(), texts: TEXTS }
const storedPoint = (name: string, version = 2) =>
  ({ name, description: '', overlayDetails: '', richText: [], version }) as unknown as CompassPoint
const problem = (status: number, code: string, more: object = {}) =>
  new CallError({ status, code, title: code, requestId: '', ...more })
const rest = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

interface Started {
  draft?: PointDraft
  call: Call
  /** the device; none: it takes everything */
  device?: ReturnType<typeof openDrafts<PointDraft>>
  isLeft?: boolean
}

function start({ draft = DRAFT, call, device, isLeft }: Started) {
  const saved: { point: CompassPoint; isNew: boolean; isDone: boolean }[] = []
  const saver = new DraftSaver(
    draft,
    pointKind(call, () => FIELDS),
    {
      keep: (one) => device?.keep(one) ?? true,
      drop: (one) => device?.drop(one),
      onSaved: (point, facts) => saved.push({ point, ...facts }),
    },
    isLeft,
  )
  const type = (texts: PointFieldTexts) => saver.write((before) => ({ ...before, texts }))
  return { saver, saved, type }
}

/** A server that answers every call with the same, and remembers what it was asked. */
function server(answer: unknown) {
  const asked: unknown[] = []
  const call = async (endpoint: { id: string }, input: object) => {
    asked.push([endpoint.id, input])
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, call: call as unknown as Call }
}

/** Saves a draft at a server that answers so. */
async function savedAt(answer: unknown, draft = DRAFT) {
  const { asked, call } = server(answer)
  const started = start({ draft, call })
  started.saver.save()
  await rest()
  return { ...started, asked }
}

describe('saving a compass point', () => {
  it('sends a new one under its own id and without space around it, so that a lost answer makes no second point', async () => {
    const { asked, saved } = await savedAt(storedPoint('Use table 3'))
    expect(asked).toMatchObject([['points.create', { compassPointUUID: DRAFT.annotationId, name: 'Use table 3' }]])
    expect(DRAFT.annotationId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(saved).toMatchObject([{ isNew: true, isDone: true }])
  })

  it('sends a changed one with the version that was changed', async () => {
    const { asked, saved } = await savedAt(storedPoint('Use table 3'), { ...DRAFT, version: 4 })
    expect(asked).toMatchObject([['points.edit', { id: DRAFT.annotationId, version: 4 }]])
    expect(saved).toMatchObject([{ isNew: false, isDone: true }])
  })

  it.each([
    [0, 'unreachable', 'kept'],
    [401, 'unauthenticated', 'kept'],
    [503, 'unavailable', 'kept'],
    [403, 'forbidden', 'refused'],
    [400, 'no-such-place', 'refused'],
    [409, 'point-inactive', 'inactive'],
  ])('stands after %s %s as %s', async (status, code, state) => {
    expect((await savedAt(problem(status, code))).saver.view()).toMatchObject({ state, isKept: true })
  })

  it('shows the text of somebody else, unless it says the same', async () => {
    const changed = (name: string) => problem(409, 'point-changed', { stored: storedPoint(name) })
    const { saver } = await savedAt(changed('Use table 4'), { ...DRAFT, version: 1 })
    expect(saver.view()).toMatchObject({ state: 'conflict', other: { name: 'Use table 4' } })
    const { saver: same, saved } = await savedAt(changed('Use table 3'), { ...DRAFT, version: 1 })
    expect([same.view().state, saved]).toMatchObject(['saved', [{ point: { version: 2 }, isDone: true }]])
  })

  it('ends a conflict with the text of either', async () => {
    const changed = problem(409, 'point-changed', { stored: storedPoint('Use table 4', 7) })
    const theirs = await savedAt(changed, { ...DRAFT, version: 1 })
    theirs.saver.acceptOther()
    expect([theirs.saver.view().state, theirs.saved, theirs.asked.length]).toMatchObject([
      'saved',
      [{ point: { version: 7 } }],
      1,
    ])
    const mine = await savedAt(changed, { ...DRAFT, version: 1 })
    mine.saver.save()
    expect(mine.asked).toHaveLength(1)
    mine.saver.replaceOther()
    await rest()
    expect(mine.asked[1]).toMatchObject(['points.edit', { version: 7, name: 'Use table 3' }])
  })
})

describe('a point that is being written', () => {
  const TEXT = 'Table 3, not 4: since the complaint of 2019 we use the larger radius. '.repeat(5).slice(0, 255)
  const fieldsOf = (name: string) => ({ ...TEXTS, name })

  /** A device, and a server that can be cut off. */
  function openPlaces() {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
      key: (at: number) => [...stored.keys()][at] ?? null,
      get length() {
        return stored.size
      },
    }
    const tab = (name: string) => openDrafts<PointDraft>({ ...POINT_DRAFTS, storage: () => storage, person: 'sana', tab: name })
    const kept: { point?: CompassPoint; fails?: () => CallError; loses?: boolean } = {}
    const call = async (endpoint: { id: string }, input: { name: string; version?: number }) => {
      if (endpoint.id === 'points.one') return kept.point
      if (kept.fails && !kept.loses) throw kept.fails()
      const isNew = endpoint.id === 'points.create'
      if (isNew && kept.point && kept.point.name !== input.name) throw problem(409, 'point-changed', { stored: kept.point })
      if (!isNew && input.version !== kept.point?.version) throw problem(409, 'point-changed', { stored: kept.point })
      if (!isNew || !kept.point) kept.point = storedPoint(input.name, (kept.point?.version ?? 0) + 1)
      if (kept.fails) throw kept.fails()
      return kept.point
    }
    return { stored, kept, tab, call: call as unknown as Call }
  }

  it.each([
    ['the network', () => problem(0, 'unreachable'), false],
    ['the answer', () => problem(0, 'unreachable'), true],
    ['the token', () => problem(401, 'unauthenticated'), false],
    ['the server', () => problem(503, 'unavailable'), false],
  ])(
    'loses no character where %s ends, at whichever keystroke, and the next page saves it by itself',
    async (_, fails, loses) => {
      for (let cut = 1; cut <= TEXT.length; cut += proofCases(13, 1)) {
        const { stored, kept, tab, call } = openPlaces()
        const { saver, type } = start({ call, device: tab('1') })
        for (let at = 1; at <= cut; at++) {
          type(fieldsOf(TEXT.slice(0, at)))
          expect(saver.view().isKept).toBe(true)
        }
        Object.assign(kept, { fails, loses })
        saver.save()
        await rest()
        expect(saver.view().state).toBe('kept')
        // The tab ends here, and another one begins.
        jest.clearAllTimers()
        delete kept.fails
        const device = tab('2')
        const [draft] = device.takeOver(DRAFT.contentId)
        expect(draft?.texts.name).toBe(TEXT.slice(0, cut))
        const next = start({ draft, call, device, isLeft: true })
        await rest(1)
        expect([next.saver.view().state, kept.point?.name, stored.size]).toEqual(['saved', TEXT.slice(0, cut).trim(), 0])
      }
    },
  )

  it('is saved by itself when the network is back, and says so once', async () => {
    const { kept, call, stored, tab } = openPlaces()
    kept.fails = () => problem(0, 'unreachable')
    const { saver, saved } = start({ call, device: tab('1') })
    saver.save()
    await rest()
    expect([saver.view().state, stored.size]).toEqual(['kept', 1])
    delete kept.fails
    await rest(3000)
    expect([saver.view().state, saved.length, stored.size]).toEqual(['saved', 1, 0])
  })

  it('waits for its person on the next page where it was not sent, also with texts of another release and far too long', async () => {
    const { stored, call, tab } = openPlaces()
    const name = JSON.stringify(['lectern-point', 'sana', DRAFT.contentId, DRAFT.annotationId, '1'])
    const long = 'x'.repeat(100_000)
    stored.set(name, JSON.stringify({ contentId: DRAFT.contentId, annotationId: DRAFT.annotationId, texts: { name: long } }))
    const device = tab('2')
    const [draft] = device.takeOver(DRAFT.contentId)
    const { saver } = start({ draft, call, device, isLeft: true })
    await rest(60_000)
    expect(saver.view().state).toBe('typed')
    expect(saver.view().draft.texts).toEqual({ name: long, description: '', overlayDetails: '' })
    expect(stored.size).toBe(1)
  })

  it('that two tabs go on with is saved once: the other shows both texts, or that it is saved', async () => {
    const { kept, call, stored, tab } = openPlaces()
    const [one, other, third] = ['1', '2', '3'].map((name) => start({ call, device: tab(name) }))
    one?.type(fieldsOf('Use table 4'))
    other?.type(fieldsOf('Use table 5'))
    third?.type(fieldsOf('Use table 4 '))
    one?.saver.save()
    await rest()
    for (const page of [other, third]) await page?.saver.checkServer()
    expect(other?.saver.view()).toMatchObject({ state: 'conflict', other: { name: 'Use table 4' } })
    expect([third?.saver.view().state, third?.saved.length]).toEqual(['saved', 1])
    other?.saver.replaceOther()
    await rest()
    expect([other?.saver.view().state, kept.point?.name, stored.size]).toEqual(['saved', 'Use table 5', 0])
  })
})
