import { cellAt, columnAt, findGrids, type Grid } from './find-grids.ts'
import { joinWords } from './join-words.ts'
import type { PageRule, PageWord, TextLine } from './page-word.ts'

/** Words of a page in the cells of a grid. */
interface FilledGrid {
  readonly grid: Grid
  readonly words: PageWord[]
}

/** Cells of two columns that have text at least, so that a grid is a table and no drawing. */
const MIN_FILLED = 2

/**
 * Orders the lines of a page on which rules draw tables: the words of each cell are lines of their own, and the table stands where it
 * stands among the other lines.
 */
export function orderWithGrids(
  words: readonly PageWord[],
  rules: readonly PageRule[],
  order: (lines: readonly TextLine[]) => TextLine[],
): TextLine[] {
  const filled = fillGrids(words, rules)
  const inGrid = new Set(filled.flatMap((one) => one.words))
  const lines = joinWords(inGrid.size > 0 ? words.filter((word) => !inGrid.has(word)) : words)
  if (filled.length === 0) return order(lines)
  const width = Math.max(...words.map(({ right }) => right)) - Math.min(...words.map(({ left }) => left))
  const tables = new Map<TextLine, readonly TextLine[]>()
  const placed = [...lines]
  for (const [table, one] of filled.entries()) {
    const [whole, ...rest] = standInsOf(one, width) as [TextLine, ...TextLine[]]
    placed.splice(placeAmong(placed, extentOf(one)), 0, whole, ...rest)
    tables.set(whole, linesOf(one, table))
    for (const line of rest) tables.set(line, [])
  }
  return order(placed).flatMap((line) => tables.get(line) ?? line)
}

const isIn = ({ left, top, right, bottom }: Grid, word: PageWord) => {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
  return x > left && x < right && y > top && y < bottom
}

function fillGrids(words: readonly PageWord[], rules: readonly PageRule[]): FilledGrid[] {
  const grids = findGrids(rules)
  const filled = grids.map((grid) => ({ grid, words: words.filter((word) => isIn(grid, word)) }))
  return filled.filter((one) => {
    const cells = new Set(one.words.map((word) => keyOf(one.grid, word)))
    const columns = new Set([...cells].map((key) => key.split(' ')[1]))
    return columns.size >= MIN_FILLED && !filled.some((other) => other !== one && isWithin(one.grid, other.grid))
  })
}

const isWithin = (a: Grid, b: Grid) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom

function keyOf(grid: Grid, word: PageWord): string {
  const { row, column } = cellAt(grid, (word.left + word.right) / 2, (word.top + word.bottom) / 2)
  return `${row} ${column}`
}

/** Part of the width of a page that a table in a column fills at most. */
const COLUMN = 0.6
/** Height of the lines of a table, as a part of the size of its type. */
const LINE_HEIGHT = 1.4
/** Words of a line of running text at least. */
const WORDS = 6

const extentOf = ({ grid: { left, top, right, bottom }, words }: FilledGrid) => ({
  left,
  top,
  right,
  bottom,
  size: words[0]?.size ?? 0,
})

/** Lines that stand for a table while lines are ordered: one, or as many as a text in its place has, where it may be in a column. */
function standInsOf(table: FilledGrid, width: number): TextLine[] {
  const { left, top, right, bottom, size } = extentOf(table)
  const count = right - left < COLUMN * width ? Math.max(1, Math.floor((bottom - top) / (LINE_HEIGHT * size))) : 1
  const height = (bottom - top) / count
  const spans = Array.from({ length: WORDS * 2 }, (_, at) => left + ((right - left) * at) / (WORDS * 2))
  const line = { at: 0, text: 'x', spans, left, right, size, bold: 0, fixed: false }
  return Array.from({ length: count }, (_, at) => ({ ...line, top: top + at * height, bottom: top + (at + 1) * height }))
}

/**
 * The place in the order of the file: behind most lines above and before most lines below, as near to those as may be; where none is
 * below, behind the nearest. A header may be the last line that the file has.
 */
function placeAmong(lines: readonly TextLine[], one: ReturnType<typeof extentOf>): number {
  const isOver = (line: TextLine) => line.left < one.right && line.right > one.left
  const isBelow = (line: TextLine) => isOver(line) && line.top > one.bottom - line.size
  const isAbove = (line: TextLine) => isOver(line) && line.bottom < one.top + line.size
  if (!lines.some(isBelow)) {
    const nearest = lines.filter(isAbove).reduce((most, line) => Math.max(most, line.bottom), Number.NEGATIVE_INFINITY)
    return lines.findLastIndex((line) => isAbove(line) && line.bottom === nearest) + 1
  }
  let [wrong, least, place] = [0, 0, 0]
  for (const [at, line] of lines.entries()) {
    wrong += isBelow(line) ? 1 : isAbove(line) ? -1 : 0
    if (wrong <= least) [least, place] = [wrong, at + 1]
  }
  return place
}

interface FilledCell {
  readonly row: number
  readonly column: number
  readonly own: readonly PageWord[]
}

/** Parts what no rule parts where nothing lies across: rows may have a ground instead of rules. */
function partedCell(grid: Grid, cell: FilledCell): FilledCell[] {
  const byColumn = Map.groupBy(cell.own, (word) => columnAt(grid, (word.left + word.right) / 2))
  const crosses = joinWords(cell.own).some(({ left, right }) => columnAt(grid, left) !== columnAt(grid, right))
  if (byColumn.size < 2 || crosses) return [cell]
  return [...byColumn].map(([column, own]) => ({ ...cell, column, own }))
}

function linesOf({ grid, words }: FilledGrid, table: number): TextLine[] {
  const byCell = Map.groupBy(words, (word) => keyOf(grid, word))
  const columns = grid.columns.length - 1
  const cells = [...byCell].flatMap(([key, own]) => {
    const [row = 0, column = 0] = key.split(' ').map(Number)
    return partedCell(grid, { row, column, own })
  })
  cells.sort((a, b) => a.row - b.row || a.column - b.column)
  return cells.flatMap(({ row, column, own }) => {
    const tag = { role: 'text', order: -1, block: row * columns + column, cell: { table, row, column, columns } } as const
    const lines = joinWords(own).sort((a, b) => a.bottom - b.bottom || a.left - b.left)
    return lines.map((line) => ({ ...line, tag }))
  })
}
