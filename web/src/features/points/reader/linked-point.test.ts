import { expect, it } from '@jest/globals'
import type { PlacedPoint } from '#contract/points/point-schemas.ts'
import { editionInForce } from './edition-in-force.ts'
import { linkedPoint } from './linked-point.ts'
import type { PointedDocument } from './use-document-points.ts'

const item = (id: string, source?: string) => ({
  id,
  point: { selectionMetadata: source ? { sourceCompassPointId: source } : {} } as PlacedPoint,
})

it('a link to a point of an older edition finds the one that was made of it', () => {
  const linked = (items: ReturnType<typeof item>[], named: string | null, proposed: string[] = []) =>
    linkedPoint({ items, proposals: proposed.map((id) => ({ id: `of ${id}`, point: { compassPointID: id } })) }, named)
  expect(linked([item('b', 'a'), item('c')], 'a', ['a'])).toBe('b')
  expect(linked([item('b', 'a'), item('a')], 'a')).toBe('a')
  expect(linked([item('b')], 'a', ['a'])).toBe('of a')
  expect(linked([item('b'), item('c')], 'a')).toBeUndefined()
  expect(linked([item('b')], null, ['a'])).toBeUndefined()
})

const edition = (contentCode: string, status: 'Active' | 'Historical', more: object = { hasText: true }) =>
  ({ contentCode, status, ...more }) as PointedDocument['versions'][number]

it('only a historical edition leads to the one in force, and only where that can be read', () => {
  const versions = [edition('3', 'Historical', { draft: true }), edition('2', 'Active'), edition('1', 'Historical')]
  expect(editionInForce({ contentCode: '1', versions })?.contentCode).toBe('2')
  for (const contentCode of ['2', '3']) expect(editionInForce({ contentCode, versions })).toBeUndefined()
  const record = [edition('2', 'Active', {}), edition('1', 'Historical')]
  expect(editionInForce({ contentCode: '1', versions: record })).toBeUndefined()
})
