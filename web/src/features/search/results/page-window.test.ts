import { describe, expect, it } from '@jest/globals'
import { fc } from '#test/support/properties.ts'
import { pageWindow } from './page-window.ts'

describe('the window of pages', () => {
  it('shows the ends, the current page and its neighbours', () => {
    expect(pageWindow(0, 1)).toEqual([0])
    expect(pageWindow(5, 12)).toEqual([0, undefined, 4, 5, 6, undefined, 11])
  })

  it('never hides a single page behind a gap, and stays short', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (page, pages) => {
        fc.pre(page < pages)
        const shown = pageWindow(page, pages)
        expect(shown.length).toBeLessThanOrEqual(7)
        expect(shown).toContain(page)
        for (const [index, one] of shown.entries())
          if (one === undefined) expect((shown[index + 1] as number) - (shown[index - 1] as number)).toBeGreaterThan(2)
      }),
    )
  })
})
