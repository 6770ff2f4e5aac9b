import { describe, expect, it } from '@jest/globals'
import { openingScale, turnPages } from './opening-fit.ts'

/** A4 at 100 %. */
const paper = { pageWidth: 794, pageHeight: 1123 }

describe('the zoom that a document opens with', () => {
  it('shows 60 % of the height of a page on a usual screen, and never more than 125 %', () => {
    const scale = openingScale({ ...paper, width: 1384, height: 800 })
    expect(scale).toBeLessThanOrEqual(1.25)
    expect((800 - 16) / (scale * paper.pageHeight)).toBeGreaterThanOrEqual(0.6)
    expect(openingScale({ ...paper, width: 3000, height: 3000 })).toBe(1.25)
  })

  it('stays readable in a low window, and fits the width of a narrow one', () => {
    expect(openingScale({ ...paper, width: 1384, height: 300 })).toBe(1)
    expect(openingScale({ ...paper, width: 410, height: 800 }) * paper.pageWidth).toBe(394)
  })
})

it('pages that are turned keep the page in view, though each has another height', () => {
  let [rotation, page] = [270, 50]
  const viewer = {
    get currentPageNumber() {
      return page
    },
    set currentPageNumber(number) {
      page = number
    },
    get pagesRotation() {
      return rotation
    },
    set pagesRotation(degrees) {
      rotation = degrees
      page = 64
    },
  }
  turnPages(viewer, { holds: () => true, apply: () => (page = 84) })
  expect([rotation, page]).toEqual([0, 50])
})
