import { expect, it } from '@jest/globals'
import { caretMoveOf, type LineDirection } from './caret-keys.ts'

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false }
const moves = (direction: LineDirection, isFar = false) =>
  ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
    const { step, to } = caretMoveOf({ ...PLAIN, ctrlKey: isFar, key }, direction) ?? {}
    return `${step} ${to}`
  })

it('arrows go where the characters of a line go: to the right, to the left, or down', () => {
  expect(moves('right')).toEqual(['character 1', 'character -1', 'line 1', 'line -1', 'edge -1'])
  expect(moves('left')).toEqual(['character -1', 'character 1', 'line 1', 'line -1', 'edge -1'])
  expect(moves('down')).toEqual(['line -1', 'line 1', 'character 1', 'character -1', 'edge -1'])
})

it('with Ctrl they go by words and clauses, and other keys move nothing', () => {
  expect(moves('down', true)).toEqual(['clause -1', 'clause 1', 'word 1', 'word -1', 'whole -1'])
  expect(caretMoveOf({ ...PLAIN, key: 'PageDown' }, 'right')).toBeUndefined()
})
