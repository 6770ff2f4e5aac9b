import { expect, it } from '@jest/globals'
import { readMark } from './find-footnotes.ts'

it.each([
  ['³9 kinds of wood', 2, '3', 1],
  ['³ 9 kinds of wood', 2, '3', 2],
  ['3) 9 kinds of wood', 2, '3', 3],
  ['3 kinds of wood', 2, '3', 2],
  // The mark and the number of the note run together: the note before it was the second.
  ['39 kinds of wood', 2, '3', 1],
  ['39 kinds of wood', 38, '39', 3],
  ['39 kinds of wood', 0, '39', 3],
  ['a) of wood', 0, 'a', 3],
  ['†of wood', 0, '†', 1],
])('the mark of %j behind note %d is %s', (text, last, sign, length) => {
  expect(readMark(text, last)).toEqual({ sign, length })
})

it('a line that goes on has no mark', () => {
  expect(readMark('of 9 kinds', 1)).toBeUndefined()
})
