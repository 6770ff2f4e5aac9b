import { expect, it } from '@jest/globals'
import { columnsOf } from './columns.ts'
import { markAt } from './mark-at.ts'

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

it('a click reaches each of the marks that lie over each other, the smallest first', () => {
  const marks = [mark('wide', 0, 100), mark('narrow', 40, 10), mark('other', 200, 10)]
  const chosen: (string | undefined)[] = []
  for (let click = 0; click < 3; click++) chosen.push(markAt(marks, { x: 45, y: 5 }, chosen.at(-1)))
  expect(chosen).toEqual(['narrow', 'wide', 'narrow'])
  expect(markAt(marks, { x: 150, y: 5 }, 'wide')).toBeUndefined()
})
