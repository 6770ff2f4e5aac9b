import { expect, it } from '@jest/globals'
import { columnsOf } from './columns.ts'
import { markAt } from './mark-at.ts'
import { layersOf } from './overlap-layers.ts'

it('buttons of about the same height stand beside each other, and never over the text', () => {
  expect(columnsOf([10, 50, 12, 90], 24)).toEqual([0, 0, 1, 0])
  expect(columnsOf([30, 10], 24)).toEqual([1, 0])
  expect(
    Math.max(
      ...columnsOf(
        Array.from({ length: 1000 }, () => 10),
        24,
      ),
    ),
  ).toBe(2)
})

const mark = (id: string, left: number, width: number) => ({
  id,
  kind: 'point' as const,
  name: id,
  boxes: [{ left, top: 0, width, height: 10 }],
})

it('marks that overlap are drawn in other layers, those beside each other in one', () => {
  const box = (left: number, top: number, width = 10) => [{ left, top, width, height: 1 }]
  expect(layersOf([box(0, 0), box(10, 0), box(0, 5), box(5, 0), box(0, 0, 30)], 2)).toEqual([0, 0, 0, 1, 2])
  expect(layersOf([[...box(0, 0, 40), ...box(0, 0.5, 40)], box(0, 0.2), box(60, 0.2)], 2)).toEqual([0, 1, 0])
  expect(Math.max(...layersOf(Array(1000).fill(box(0, 0)), 2))).toBe(3)
})

it('a click reaches each of the marks that lie over each other, the smallest first', () => {
  const marks = [mark('wide', 0, 100), mark('narrow', 40, 10), mark('other', 200, 10)]
  const chosen: (string | undefined)[] = []
  for (let click = 0; click < 3; click++) chosen.push(markAt(marks, { x: 45, y: 5 }, chosen.at(-1)))
  expect(chosen).toEqual(['narrow', 'wide', 'narrow'])
  expect(markAt(marks, { x: 150, y: 5 }, 'wide')).toBeUndefined()
})
