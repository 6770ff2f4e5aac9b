import { expect, it } from '@jest/globals'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { type Call, CallError } from '#web/lib/calls/call.ts'
import type { PointFormField } from '../texts/point-fields.ts'
import { saveSelection } from './save-selection.ts'

const FIELDS: readonly PointFormField[] = [
  { id: 'name', label: '', required: true, isRich: false, limit: 255 },
  { id: 'description', label: '', required: false, isRich: true, limit: 1300 },
  { id: 'overlayDetails', label: '', required: false, isRich: false, limit: 500 },
]
const POINT = {
  compassPointID: 'p',
  version: 3,
  name: 'A < B',
  description: '<b>Bold</b>',
  overlayDetails: '',
  richText: ['description'],
} as unknown as CompassPoint
const PLACE = { areas: [{ page: 2, left: 1, top: 1, right: 2, bottom: 2 }] }

const failing = (status: number, problem: object) =>
  (async () => {
    throw new CallError({ status, title: '', ...problem } as never, '')
  }) as unknown as Call

it('another selection keeps the texts of its point, as they are stored, and names its version', async () => {
  const sent: object[] = []
  const call = (async (_: unknown, input: object) => sent.push(input)) as unknown as Call
  expect(await saveSelection(call, POINT, PLACE, FIELDS)).toEqual({ is: 'saved' })
  expect(sent).toEqual([{ id: 'p', version: 3, name: 'A < B', description: '<b>Bold</b>', overlayDetails: '', place: PLACE }])
})

it('shows what somebody else changed meanwhile, and tells why it is not saved', async () => {
  const stored = { ...POINT, version: 4, name: 'Theirs' }
  expect(await saveSelection(failing(409, { code: 'point-changed', stored }), POINT, PLACE, FIELDS)).toEqual({
    is: 'changed',
    other: stored,
  })
  const isOf = async (status: number, code: string) => (await saveSelection(failing(status, { code }), POINT, PLACE, FIELDS)).is
  expect(await isOf(409, 'point-inactive')).toBe('inactive')
  expect(await isOf(400, 'no-such-place')).toBe('no-place')
  expect(await isOf(503, 'unavailable')).toBe('failed')
})
