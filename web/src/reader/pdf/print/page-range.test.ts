import { expect, it } from '@jest/globals'
import { pagesIn } from './page-range.ts'

it.each([
  ['3', [3]],
  ['8, 1-3', [1, 2, 3, 8]],
  ['2–4 3', [2, 3, 4]],
  ['12', [12]],
])('the pages %p are printed once each, in order', (text, pages) => {
  expect(pagesIn(text, 12)).toEqual(pages)
})

it.each(['', ' ', '0', '13', '3-2', 'all', '1-', '2-99'])('%p names no pages of a document of 12', (text) => {
  expect(pagesIn(text, 12)).toBeUndefined()
})
