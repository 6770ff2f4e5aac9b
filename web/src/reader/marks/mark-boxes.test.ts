import { expect, it } from '@jest/globals'
import { markAt } from './mark-at.ts'
import { rowsOfMarks } from './mark-rows.ts'
import { layersOf } from './overlap-layers.ts'

it('marks of about the same height have one button, so that no button lies over the text or over another', () => {
  const at = (top: number) => ({ id: `${top}`, boxes: [{ top }, { top: top + 500 }] })
  const tops = (rows: ReturnType<typeof at>[][]) => rows.map((row) => row.map(({ id }) => Number(id)))
  expect(tops(rowsOfMarks([10, 50, 12, 90, 33].map(at), 24))).toEqual([[10, 12, 33], [50], [90]])
  const rows = rowsOfMarks(
    Array.from({ length: 1000 }, (_, index) => at(index)),
    24,
  )
  expect(rows.flat()).toHaveLength(1000)
  expect(
    rows.every((row, index) => index === 0 || (row[0]?.boxes[0]?.top ?? 0) - (rows[index - 1]?.[0]?.boxes[0]?.top ?? 0) >= 24),
  ).toBe(true)
})

const mark = (id: string, left: number, width: number) => ({
  id,
  kind: 'point' as const,
  name: id,
  boxes: [{ left, top: 0, width, height: 10 }],
})

it('marks that overlap are drawn in other layers with edges, those beside each other in one without', () => {
  const box = (left: number, top: number, width = 10) => [{ left, top, width, height: 1 }]
  const drawn = (marks: readonly ReturnType<typeof box>[]) =>
    layersOf(marks, 2).map(({ layer, overlaps }) => `${layer}${overlaps ? ' with edges' : ''}`)
  const four = [box(0, 0), box(10, 0), box(0, 5), box(5, 0), box(0, 0, 30)]
  expect(drawn(four)).toEqual(['0 with edges', '0 with edges', '0', '1 with edges', '2 with edges'])
  const overLines = [...box(0, 0, 40), ...box(0, 0.5, 40)]
  expect(drawn([overLines, box(0, 0.2), box(60, 0.2)])).toEqual(['0 with edges', '1 with edges', '0'])
  // Letters of close lines reach into each other.
  expect(drawn([box(0, 0), box(0, 0.8)])).toEqual(['0', '0'])
  expect(Math.max(...layersOf(Array(1000).fill(box(0, 0)), 2).map(({ layer }) => layer))).toBe(3)
})

it('a click reaches each of the marks that lie over each other, the smallest first', () => {
  const marks = [mark('wide', 0, 100), mark('narrow', 40, 10), mark('other', 200, 10)]
  const chosen: (string | undefined)[] = []
  for (let click = 0; click < 3; click++) chosen.push(markAt(marks, { x: 45, y: 5 }, chosen.at(-1)))
  expect(chosen).toEqual(['narrow', 'wide', 'narrow'])
  expect(markAt(marks, { x: 150, y: 5 }, 'wide')).toBeUndefined()
  // A finger is wider than a line on a phone.
  expect(markAt(marks, { x: 150, y: 5 }, undefined, { x: 30, y: 1 })).toBeUndefined()
  expect(markAt(marks, { x: 190, y: 15 }, undefined, { x: 12, y: 6 })).toBe('other')
})
