import { expect, it } from '@jest/globals'
import { stopAfter } from './stop-after.ts'

const from =
  (row: number, column: number, direction: 'ltr' | 'rtl' = 'ltr') =>
  (key: string) => {
    const stop = stopAfter(key, { row, column, rows: 5, direction })
    return stop && [stop.row, stop.column]
  }

it('arrows move from row to row, to the button of a row and back, and stay within the list', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map(from(2, 1))).toEqual([
    [3, 0],
    [1, 0],
    [0, 0],
    [4, 0],
  ])
  expect(['ArrowRight', 'ArrowLeft'].map(from(2, 0))).toEqual([[2, 1], undefined])
  expect(from(2, 1)('ArrowLeft')).toEqual([2, 0])
  expect([from(0, 0)('ArrowUp'), from(4, 0)('ArrowDown'), from(-1, -1)('ArrowDown'), from(2, 0)('a')]).toEqual(
    Array(4).fill(undefined),
  )
})

it('arrows follow the direction of the page', () => {
  expect([from(2, 0, 'rtl')('ArrowLeft'), from(2, 0, 'rtl')('ArrowRight')]).toEqual([[2, 1], undefined])
})
