import { expect, it } from '@jest/globals'
import { scrollTopFor } from './scroll-to-match.ts'

const shown = (scrollTop: number) => ({ scrollTop, clientHeight: 800 })
const match = (top: number, pageTop = 1000) => ({ top, height: 20, pageTop })

it('a match that is in view scrolls nothing away', () => {
  expect(scrollTopFor(match(1300), shown(1000))).toBe(1000)
  expect(scrollTopFor(match(1300), shown(900))).toBe(900)
})

it('a match that is in view from the top of its page is shown with that', () => {
  expect(scrollTopFor(match(1300), shown(0))).toBe(1000)
  expect(scrollTopFor(match(1300), shown(1290))).toBe(1000)
  expect(scrollTopFor(match(300, 0), shown(2000))).toBe(0)
})

it('any other is shown with what precedes it', () => {
  expect(scrollTopFor(match(2600), shown(0))).toBeCloseTo(2600 - 800 / 3)
  // Above the place of a page that begins with it, there is less.
  expect(scrollTopFor(match(10, 0), shown(900))).toBe(0)
})
