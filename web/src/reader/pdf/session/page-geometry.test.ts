import { describe, expect, it } from '@jest/globals'
import { areaOfBox, shownBox } from './page-geometry.ts'

const AREA = { page: 3, left: 595, top: 842, right: 2975, bottom: 1684 }

describe('an area of a page', () => {
  it.each([
    [0, { left: 10, top: 10, width: 40, height: 10 }],
    [90, { left: 80, top: 10, width: 10, height: 40 }],
    [180, { left: 50, top: 80, width: 40, height: 10 }],
    [270, { left: 10, top: 50, width: 10, height: 40 }],
  ])('is drawn on a page turned by %d degrees, and read back from there', (rotation, wanted) => {
    const geometry = { width: 595, height: 842, rotation }
    const box = shownBox(AREA, geometry)
    for (const [name, value] of Object.entries(wanted)) expect(box[name as 'left']).toBeCloseTo(value)
    const { left, top, width, height } = box
    expect(areaOfBox({ left: left / 100, top: top / 100, width: width / 100, height: height / 100 }, 3, geometry)).toEqual(AREA)
  })
})
