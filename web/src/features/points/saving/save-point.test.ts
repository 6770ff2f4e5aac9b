import { describe, expect, it } from '@jest/globals'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { proofCases } from '#test/support/properties.ts'
import { type Call, CallError } from '#web/lib/calls/call.ts'
import { openDrafts } from '#web/lib/drafts.ts'
import type { PointFormField } from '../texts/point-fields.ts'
import { newPointId, POINT_DRAFTS, type PointDraft } from './point-draft.ts'
import { savePoint } from './save-point.ts'

const FIELDS: PointFormField[] = [{ id: 'name', label: 'Name', required: true, isRich: false, limit: 255 }]
const TEXTS = { name: ' Use table 3 ', description: '', overlayDetails: '' }
const DRAFT = { contentId: 'ISO|1', annotationId: newPointId(), texts: TEXTS }
const storedPoint = (name: string) =>
  ({ name, description: '', overlayDetails: '', richText: [], version: 2 }) as unknown as CompassPoint
const problem = (status: number, code: string, more: object = {}) =>
  new CallError({ status, code, title: code, requestId: '', ...more })

/** A server that answers one call, and remembers what it was asked. */
function server(answer: unknown) {
  const asked: unknown[] = []
  const call = async (endpoint: { id: string }, input: object) => {
    asked.push([endpoint.id, input])
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, call: call as unknown as Call }
}

describe('saving a compass point', () => {
  it('sends a new one under its own id and without space around it, so that a lost answer makes no second point', async () => {
    const { asked, call } = server(storedPoint('Use table 3'))
    await savePoint(call, DRAFT, FIELDS)
    expect(asked).toMatchObject([['points.create', { compassPointUUID: DRAFT.annotationId, name: 'Use table 3' }]])
    expect(DRAFT.annotationId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('sends a changed one with the version that was changed', async () => {
    const { asked, call } = server(storedPoint('Use table 3'))
    await savePoint(call, { ...DRAFT, version: 4 }, FIELDS)
    expect(asked).toMatchObject([['points.edit', { id: DRAFT.annotationId, version: 4 }]])
  })

  it.each([
    [0, 'unreachable', 'kept'],
    [401, 'unauthenticated', 'kept'],
    [503, 'unavailable', 'kept'],
    [403, 'forbidden', 'refused'],
    [400, 'no-such-place', 'refused'],
    [409, 'point-inactive', 'inactive'],
  ])('stands after %s %s as %s', async (status, code, saving) => {
    expect(await savePoint(server(problem(status, code)).call, DRAFT, FIELDS)).toEqual({ saving })
  })

  it('shows the text of somebody else, unless it says the same', async () => {
    const changed = (name: string) => server(problem(409, 'point-changed', { stored: storedPoint(name) })).call
    expect(await savePoint(changed('Use table 4'), { ...DRAFT, version: 1 }, FIELDS)).toMatchObject({
      saving: 'conflict',
      other: { name: 'Use table 4' },
    })
    expect(await savePoint(changed('Use table 3'), { ...DRAFT, version: 1 }, FIELDS)).toMatchObject({ point: { version: 2 } })
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
      if (kept.fails && !kept.loses) throw kept.fails()
      const isNew = endpoint.id === 'points.create'
      if (isNew && kept.point && kept.point.name !== input.name) throw problem(409, 'point-changed', { stored: kept.point })
      if (!isNew && input.version !== kept.point?.version) throw problem(409, 'point-changed', { stored: kept.point })
      kept.point = { ...storedPoint(input.name), version: (kept.point?.version ?? 0) + 1 }
      if (kept.fails) throw kept.fails()
      return kept.point
    }
    return { kept, tab, call: call as unknown as Call }
  }

  it.each([
    ['the network', () => problem(0, 'unreachable'), false],
    ['the answer', () => problem(0, 'unreachable'), true],
    ['the token', () => problem(401, 'unauthenticated'), false],
    ['the server', () => problem(503, 'unavailable'), false],
  ])('loses no character where %s ends, at whichever keystroke', async (_, fails, loses) => {
    for (let cut = 1; cut <= TEXT.length; cut += proofCases(13, 1)) {
      const { kept, tab, call } = openPlaces()
      const first = tab('1')
      const draftOf = (at: number) => ({ ...DRAFT, texts: fieldsOf(TEXT.slice(0, at)) })
      for (let at = 1; at <= cut; at++) expect(first.keep(draftOf(at))).toBe(true)
      Object.assign(kept, { fails, loses })
      expect(await savePoint(call, draftOf(cut), FIELDS)).toEqual({ saving: 'kept' })
      // The tab ends here, and another one begins.
      const [draft] = tab('2').takeOver(DRAFT.contentId)
      expect(draft?.texts.name).toBe(TEXT.slice(0, cut))
      delete kept.fails
      expect(await savePoint(call, draft as PointDraft, FIELDS)).toMatchObject({ point: { name: TEXT.slice(0, cut).trim() } })
    }
  })
})
