import { describe, expect, it } from '@jest/globals'
import { formatYears, parseYears, yearBars } from './year-range.ts'

describe('a range of years', () => {
  it.each(['2015', '2010-2020', '-2000', '2015-'])('%s is read as it was written', (key) => {
    expect(formatYears(parseYears(key))).toBe(key)
  })

  it('has its ends put right, and is none where both are open', () => {
    expect(formatYears({ from: 2020, to: 2010 })).toBe('2010-2020')
    expect(formatYears({})).toBeUndefined()
    expect(parseYears('2015')).toEqual({ from: 2015, to: 2015 })
  })
})

describe('the bars of years', () => {
  it('are a year wide while they are few, and hold every document', () => {
    const bars = yearBars(
      new Map([
        [2015, 3],
        [2018, 4],
      ]),
    )
    expect(bars.map(({ count }) => count)).toEqual([3, 0, 0, 4])
  })

  it('are wider where there are many years, and never more than fit', () => {
    const counts = new Map(Array.from({ length: 130 }, (_, index) => [1897 + index, 2]))
    const bars = yearBars(counts)
    expect(bars.length).toBeLessThanOrEqual(31)
    expect(bars[0]).toMatchObject({ from: 1895, to: 1899 })
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(260)
  })

  it('are none without a year', () => expect(yearBars(new Map())).toEqual([]))
})
