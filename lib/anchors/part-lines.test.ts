import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { partLines } from './part-lines.ts'
import type { WordLine } from './text-words.ts'

const line = (top: number, bottom: number, spans: readonly number[] = [0, 100], page = 0): WordLine => ({
  page,
  top,
  bottom,
  first: 0,
  spans,
})
const edges = (lines: readonly WordLine[]) => partLines(lines).map(({ top, bottom }) => [top, bottom])

it('lines that reach into each other are parted in the middle', () => {
  expect(edges([line(0, 120), line(100, 220), line(200, 320)])).toEqual([
    [0, 110],
    [110, 210],
    [210, 320],
  ])
})

it('raised digits, columns beside each other and other pages stay as they are', () => {
  const stay = [line(0, 120), line(-20, 60, [90, 110]), line(100, 220, [500, 600]), line(100, 220, [0, 100], 1)]
  expect(partLines(stay)).toEqual(stay)
})

it('no line covers the middle of another that it did not cover before, and each keeps its own middle and its words', () => {
  const anyLine = fc
    .record({
      page: fc.nat(1),
      top: fc.integer({ min: -50, max: 900 }),
      height: fc.integer({ min: 2, max: 200 }),
      left: fc.nat(400),
      width: fc.integer({ min: 1, max: 400 }),
    })
    .map(({ page, top, height, left, width }) => line(top, top + height, [left, left + width], page))
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
      const parted = partLines(lines)
      for (const [at, { page, spans, top, bottom }] of parted.entries()) {
        const before = lines[at] as WordLine
        expect([page, spans]).toEqual([before.page, before.spans])
        expect(top >= before.top && bottom <= before.bottom && top < bottom).toBe(true)
        const middle = (before.top + before.bottom) / 2
        expect(top <= middle + 1 && bottom >= middle - 1).toBe(true)
      }
    }),
  )
})

it('lines of single spacing whose boxes are higher than their step never share height', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 200 }), fc.integer({ min: 0, max: 99 }), (step, part) => {
      const reach = Math.floor((step * part) / 220)
      const parted = partLines(Array.from({ length: 8 }, (_, row) => line(row * step, row * step + step + reach)))
      for (const [at, next] of parted.slice(1).entries()) expect((parted[at] as WordLine).bottom).toBeLessThanOrEqual(next.top)
    }),
  )
})
