import { expect, it } from '@jest/globals'
import { partOfLine } from './exact-marks.ts'

/** A font whose `i` is a quarter of its other letters. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter === 'i' ? 1 : 4), 0)

it('a mark begins and ends with its word, by the widths of the font of the page', () => {
  expect(partOfLine(widthOf, 'iiiiabcd', 4, 8)).toEqual({ left: 20, width: 80 })
  expect(partOfLine(widthOf, 'abcdiiii', 0, 4)).toEqual({ left: 0, width: 80 })
})

it('a line without width has no parts', () => {
  expect(partOfLine(() => 0, 'abc', 0, 1)).toBeUndefined()
})
