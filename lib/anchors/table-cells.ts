import type { WordRange } from '#contract/documents/place.ts'
import type { Block } from '#document-text/document-text.ts'
import { wordsOf } from '#document-text/words.ts'

/** Cell of a table that has words. */
export interface TableCell {
  /** number of its table in the text */
  readonly table: number
  readonly row: number
  readonly column: number
  readonly first: number
  /** the word after its last one */
  readonly end: number
}

/** Cells that lie in a rectangle of a table, row by row; those without words are none. */
export type CellBlock = readonly TableCell[]

/** Mark between the cells of a quote. */
export const BETWEEN_CELLS = ' | '

/** Lists the cells of a table whose words begin at a number. */
export function cellsOfTable({ cells = [] }: Pick<Block, 'cells'>, table: number, start: number): TableCell[] {
  let first = start
  return cells.flatMap((texts, row) =>
    texts.flatMap((text, column) => {
      const begin = first
      first += wordsOf({ text }).length
      return first > begin ? [{ table, row, column, first: begin, end: first }] : []
    }),
  )
}

/** Finds the number of the last cell that begins at a word or before; -1 without one. */
function lastCellFrom(cells: readonly TableCell[], word: number): number {
  let low = -1
  for (let high = cells.length - 1; low < high; ) {
    const middle = (low + high + 1) >> 1
    if ((cells[middle] as TableCell).first <= word) low = middle
    else high = middle - 1
  }
  return low
}

/** Finds the cell in which a word stands. */
export function cellOf(cells: readonly TableCell[], word: number): TableCell | undefined {
  const cell = cells[lastCellFrom(cells, word)]
  return cell && word < cell.end ? cell : undefined
}

/** Lists the cells of a rectangle in a table, row by row. */
export function cellsBetween(cells: readonly TableCell[], one: TableCell, other: TableCell): TableCell[] {
  const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)]
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)]
  return cells.filter(
    ({ table, row, column }) => table === one.table && row >= top && row <= bottom && column >= left && column <= right,
  )
}

/** Finds the cells in which a range begins and ends; undefined where these are not in one table. */
export function cornersOf(cells: readonly TableCell[], { first, last }: WordRange): [TableCell, TableCell] | undefined {
  const [one, other] = [cellOf(cells, first), cellOf(cells, last)]
  return one && other && one.table === other.table ? [one, other] : undefined
}

interface WordList {
  readonly words: readonly string[]
}

/** Ranges of whole cells. */
export const rangesOfCells = ({ words }: WordList, block: CellBlock): WordRange[] =>
  block.map(({ first, end }) => ({ first, from: 0, last: end - 1, to: (words[end - 1] as string).length }))

/** Range from the first to the last of some cells, with what stands between them. */
export function rangeOfCells({ words }: WordList, block: CellBlock): WordRange {
  const last = (block.at(-1) as TableCell).end - 1
  return { first: (block[0] as TableCell).first, from: 0, last, to: (words[last] as string).length }
}

/** Words of a range as a quote has them. */
export function quotedText(
  { words, cells }: WordList & { readonly cells: readonly TableCell[] },
  { first, from, last, to }: WordRange,
): string {
  const end = words[last] as string
  if (first === last) return end.slice(from, to)
  return joinWords([(words[first] as string).slice(from), ...words.slice(first + 1, last), end.slice(0, to)], first, cells)
}

/** Joins words that follow each other from a number on, as a quote has them: with a mark between cells. */
function joinWords(words: readonly string[], first: number, cells: readonly TableCell[]): string {
  let text = ''
  let begun = 0
  for (let at = lastCellFrom(cells, first) + 1; at < cells.length; at++) {
    const cell = cells[at] as TableCell
    if (cell.first >= first + words.length) break
    if (cells[at - 1]?.end !== cell.first || cells[at - 1]?.table !== cell.table) continue
    text += words.slice(begun, cell.first - first).join(' ') + BETWEEN_CELLS
    begun = cell.first - first
  }
  return text + words.slice(begun).join(' ')
}
