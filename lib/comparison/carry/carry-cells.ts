import { placeOfCells } from '#anchors/make-place.ts'
import { type CellBlock, cellOf, cellsBetween, type TableCell } from '#anchors/table-cells.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import { comparedWordsIn } from './printed-words.ts'
import type { Carrying } from './span-range.ts'

/** Cells of the newer text that stand for those of a column of the older one. */
export interface CarriedCells {
  readonly place: TextPlace
  /** all words of all cells are there, and no others */
  readonly isSame: boolean
}

/** Carries the cells of a column over as a column: those between the outermost cells that have words of it. Undefined where too few have any. */
export function carryCells(block: CellBlock, carrying: Carrying): CarriedCells | undefined {
  const { to } = carrying
  const partners = block.map((cell) => partnerOf(cell, carrying))
  const found = partners.flatMap((partner) => partner?.cell ?? [])
  const [one] = found
  if (!one || found.length * 2 < block.length || found.some(({ table }) => table !== one.table)) return undefined
  const [rows, columns] = [found.map(({ row }) => row), found.map(({ column }) => column)]
  const corner = (pick: (...at: number[]) => number): TableCell => ({ ...one, row: pick(...rows), column: pick(...columns) })
  const newer = cellsBetween(to.words.cells, corner(Math.min), corner(Math.max))
  const place = placeOfCells(to.words, newer)
  const isSame = newer.length === block.length && partners.every((partner) => partner?.isWhole === true)
  return place && { place, isSame }
}

interface Partner {
  readonly cell: TableCell
  /** both cells have the same words, and no others */
  readonly isWhole: boolean
}

/** The cell of the newer text with the first word of a cell that is matched. */
function partnerOf(older: TableCell, { from, to, comparison }: Carrying): Partner | undefined {
  const [start, end] = comparedWordsIn(from.printed, older.first, older.end - 1)
  const matched = comparison.words.newer.subarray(start, end)
  const word = matched.find((partner) => partner >= 0)
  const cell = word === undefined ? undefined : cellOf(to.words.cells, to.printed.first[word] as number)
  if (!cell) return undefined
  const [first, last] = comparedWordsIn(to.printed, cell.first, cell.end - 1)
  return { cell, isWhole: last - first === end - start && matched.every((partner, at) => partner === first + at) }
}
