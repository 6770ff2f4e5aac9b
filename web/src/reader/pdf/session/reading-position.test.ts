import { describe, expect, it } from '@jest/globals'
import { isReadingPosition, readPosition, restorePosition } from './reading-position.ts'

/** Pages below each other; zooming makes them higher, as the real viewer does. */
function createViewer(heights: number[]) {
  let scale = 1
  const container = { scrollTop: 0, scrollLeft: 0 }
  return {
    container,
    heights,
    currentPageNumber: 1,
    get currentScale() {
      return scale
    },
    get currentScaleValue() {
      return String(scale)
    },
    set currentScaleValue(value: string) {
      scale = Number(value)
    },
    getPageView: (index: number) => {
      const offsetTop = heights.slice(0, index).reduce((sum, height) => sum + height * scale, 0)
      return index < heights.length ? { div: { offsetTop, offsetLeft: 10 } } : undefined
    },
  }
}

/** The zoom is the person's own. */
const chosen = { holds: () => false, apply: () => {} }

describe('the place where somebody reads', () => {
  it('is found again to the pixel, at its zoom', () => {
    const viewer = createViewer([1000, 1000, 1000])
    viewer.currentScaleValue = '1.5'
    viewer.currentPageNumber = 2
    viewer.container.scrollTop = 1873
    viewer.container.scrollLeft = 42
    const position = readPosition(viewer, chosen)
    viewer.currentScaleValue = '1'
    viewer.currentPageNumber = 3
    viewer.container.scrollTop = 0
    restorePosition(viewer, position as NonNullable<typeof position>, chosen)
    expect(viewer.currentPageNumber).toBe(2)
    expect(viewer.currentScaleValue).toBe('1.5')
    expect(viewer.container).toEqual({ scrollTop: 1873, scrollLeft: 42 })
  })

  it('is found again when pages before it have got another height meanwhile', () => {
    const viewer = createViewer([1000, 1000, 1000])
    viewer.currentPageNumber = 2
    viewer.container.scrollTop = 1300
    const position = readPosition(viewer, chosen)
    viewer.heights[0] = 700
    restorePosition(viewer, position as NonNullable<typeof position>, chosen)
    expect(viewer.container.scrollTop).toBe(1000)
  })

  it('is found again at the zoom that a document opens with, where no other was chosen', () => {
    const viewer = createViewer([1000, 1000])
    const fit = {
      holds: () => true,
      apply: () => {
        viewer.currentScaleValue = '0.5'
      },
    }
    viewer.currentPageNumber = 2
    viewer.container.scrollTop = 1200
    const position = readPosition(viewer, fit)
    expect(position?.zoom).toBe('')
    restorePosition(viewer, position as NonNullable<typeof position>, fit)
    expect(viewer.container.scrollTop).toBe(600)
  })

  it('is taken from the browser only when it is one', () => {
    expect(isReadingPosition({ page: 2, top: -3.5, left: 0, zoom: 'page-width', scale: 1.2 })).toBe(true)
    for (const other of [
      null,
      'x',
      {},
      { page: 0, top: 0, left: 0, zoom: '1', scale: 1 },
      { page: 1, top: Number.NaN, left: 0, zoom: '1', scale: 1 },
    ]) {
      expect(isReadingPosition(other)).toBe(false)
    }
  })
})
