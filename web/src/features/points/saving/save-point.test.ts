import { describe, expect, it } from '@jest/globals'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { type Call, CallError } from '#web/lib/calls/call.ts'
import type { PointFormField } from '../texts/point-fields.ts'
import { newPointId } from './point-draft.ts'
import { savePoint } from './save-point.ts'

const FIELDS: PointFormField[] = [{ id: 'name', label: 'Name', required: true, isRich: false, limit: 255 }]
const TEXTS = { name: ' Use table 3 ', description: '', overlayDetails: '' }
const DRAFT = { contentId: 'ISO|1', annotationId: newPointId(), texts: TEXTS }
const stored = (name: string) =>
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
    const { asked, call } = server(stored('Use table 3'))
    await savePoint(call, DRAFT, FIELDS)
    expect(asked).toMatchObject([['points.create', { compassPointUUID: DRAFT.annotationId, name: 'Use table 3' }]])
    expect(DRAFT.annotationId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('sends a changed one with the version that was changed', async () => {
    const { asked, call } = server(stored('Use table 3'))
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
    const changed = (name: string) => server(problem(409, 'point-changed', { stored: stored(name) })).call
    expect(await savePoint(changed('Use table 4'), { ...DRAFT, version: 1 }, FIELDS)).toMatchObject({
      saving: 'conflict',
      other: { name: 'Use table 4' },
    })
    expect(await savePoint(changed('Use table 3'), { ...DRAFT, version: 1 }, FIELDS)).toMatchObject({ point: { version: 2 } })
  })
})
