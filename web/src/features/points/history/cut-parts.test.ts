import { expect, it } from '@jest/globals'
import { cutParts } from './cut-parts.ts'

it('a marked text is cut at its length over all parts, and not before', () => {
  const parts = [
    { is: 'same', text: 'a'.repeat(200) },
    { is: 'gone', text: 'b'.repeat(55) },
  ] as const
  expect(cutParts(parts, 255)).toEqual(parts)
  expect(cutParts([...parts, { is: 'new', text: 'c' }], 255)).toEqual([...parts, { is: 'new', text: '…' }])
  expect(cutParts(parts, 201)).toEqual([parts[0], { is: 'gone', text: 'b…' }])
})
