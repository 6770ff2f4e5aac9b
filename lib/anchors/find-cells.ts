import type { Quote, TextPlace } from '#contract/documents/place.ts'
import { lettersOf } from './letters-of.ts'
import { commonAfter, commonBefore } from './occurrences.ts'
import { BETWEEN_CELLS, type CellBlock, type TableCell } from './table-cells.ts'
import { clauseAt, type TextWords } from './text-words.ts'

const keyOf = ({ stream, starts }: TextWords, { first, end }: TableCell): string =>
  stream.slice(starts[first] as number, starts[end] as number)

/** Finds the cells of a quote that goes down the columns of a table, so that its words do not follow each other; undefined in doubt. */
export function findCells(text: TextWords, { quote, position, clause }: TextPlace): CellBlock | undefined {
  const blocks = quote ? listCellBlocks(text, quote) : []
  if (!quote || blocks.length < 2) return blocks[0]
  const weights = blocks.map((block) => weightOf(text, block, quote, clause?.id))
  const most = Math.max(...weights)
  const best = blocks.filter((_, at) => weights[at] === most)
  return best.length === 1 ? best[0] : best.find(([cell]) => cell?.first === position?.first)
}

/** Lists the rectangles of cells that have the parts of a quote, row by row. */
export function listCellBlocks(text: TextWords, { exact }: Quote): CellBlock[] {
  const keys = exact.split(BETWEEN_CELLS).map(lettersOf)
  if (keys.length < 2) return []
  const tables = Map.groupBy(text.cells, ({ table }) => table)
  return text.cells.flatMap((cell) => {
    if (keyOf(text, cell) !== keys[0]) return []
    const block = blockFrom(cell, keys, tables.get(cell.table) ?? [], text)
    return block ? [block] : []
  })
}

/** The narrowest rectangle from a cell on whose cells have the keys in turn. */
function blockFrom(start: TableCell, keys: readonly string[], table: CellBlock, text: TextWords): CellBlock | undefined {
  for (let width = 1; width <= keys.length; width++) {
    const within = table.filter(({ row, column }) => row >= start.row && column >= start.column && column < start.column + width)
    const block = within.slice(0, keys.length)
    const isWhole = within[keys.length]?.row !== block.at(-1)?.row
    if (block.length === keys.length && isWhole && block.every((cell, at) => keyOf(text, cell) === keys[at])) return block
  }
  return undefined
}

/** A clause is worth as much as these letters beside the quote. */
const CLAUSE_WORTH = 32

function weightOf(text: TextWords, block: CellBlock, { before, after }: Quote, clause: string | undefined): number {
  const [first, last] = [block[0] as TableCell, block.at(-1) as TableCell]
  const agreeing =
    commonBefore(text.stream, text.starts[first.first] as number, lettersOf(before)) +
    commonAfter(text.stream, text.starts[last.end] as number, lettersOf(after))
  return agreeing + (clause !== undefined && clauseAt(text, first.first)?.id === clause ? CLAUSE_WORTH : 0)
}
