import { describe, expect, it } from '@jest/globals'
import { fc } from '#test/support/properties.ts'
import { matrixOver, type ShownPage, shownSize, toFile, toShown, widened } from './page-space.ts'

const number = fc.integer({ min: -500, max: 1500 })
const aPage = fc
  .tuple(number, number, fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), fc.constantFrom(0, 90, 180, 270))
  .map(
    ([left, bottom, width, height, turn]): ShownPage => ({
      box: [left, bottom, left + width, bottom + height],
      turn: turn as ShownPage['turn'],
    }),
  )

describe('a place on a shown page', () => {
  it('comes back from the file where it was, in every turn', () => {
    fc.assert(
      fc.property(aPage, number, number, (page, x, y) => {
        expect(toShown(page, toFile(page, [x, y]))).toEqual([x, y])
      }),
    )
  })

  it('is in the box of its page if it is within the shown size', () => {
    fc.assert(
      fc.property(aPage, fc.nat(100), fc.nat(100), (page, right, down) => {
        const [width, height] = shownSize(page)
        const [x, y] = toFile(page, [(width * right) / 100, (height * down) / 100])
        const [left, bottom, toRight, top] = page.box
        expect(x).toBeGreaterThanOrEqual(left - 1e-6)
        expect(x).toBeLessThanOrEqual(toRight + 1e-6)
        expect(y).toBeGreaterThanOrEqual(bottom - 1e-6)
        expect(y).toBeLessThanOrEqual(top + 1e-6)
      }),
    )
  })
})

describe('a column beside a page', () => {
  it('widens what is shown and leaves every place where it was', () => {
    fc.assert(
      fc.property(aPage, fc.integer({ min: 1, max: 300 }), number, number, (page, by, x, y) => {
        const wider = { ...page, box: widened(page, by) }
        const [width, height] = shownSize(page)
        expect(shownSize(wider)).toEqual([width + by, height])
        expect(toFile(wider, [x, y])).toEqual(toFile(page, [x, y]))
      }),
    )
  })
})

it('a drawing over a page has its upper left corner on that of the page', () => {
  fc.assert(
    fc.property(aPage, fc.integer({ min: 1, max: 900 }), (page, height) => {
      const [a, b, c, d, e, f] = matrixOver(page, height)
      // A drawing of PDF is counted from below: its upper left corner is at its height.
      expect([c * height + e, d * height + f]).toEqual(toFile(page, [0, 0]).map((at) => expect.closeTo(at, 6)))
      expect([a + c * height + e, b + d * height + f]).toEqual(toFile(page, [1, 0]).map((at) => expect.closeTo(at, 6)))
    }),
  )
})
