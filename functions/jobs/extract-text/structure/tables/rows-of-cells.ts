import { isSameRow } from '../../layout/join-words.ts'
import type { Usual } from '../lines/flow-line.ts'
import type { TablePart } from './table-part.ts'

/** Part of a table in its column. */
export interface CellPart {
  readonly part: TablePart
  readonly column: number
}

/** Distance of the lines of one cell at most, in lines. */
const CELL_PITCH = 1.4
/** The same where the file draws line after line over all cells. */
const ROW_PITCH = 1.35
/** Height of a line at most, as a part of its size: exponents and indexes reach farther. */
const PLAIN = 1.05
const NUMBER = /^[<>≤≥±+−–-]?\s?\p{Nd}[\p{Nd}.,\s]*%?$/u
/** Part of its height that a cell shares with those of its row. */
const SHARED = 0.35
/** Part of the rows that the file draws one after the other, at least. */
const IN_ORDER = 0.8

interface Row {
  top: number
  bottom: number
  readonly parts: CellPart[]
}

/**
 * Puts the parts of a table into its rows. A file draws a cell after the other, nearly always: lines that it draws one below the other in
 * a column are a cell, and cells that share some height are a row, whether they hang from its top or not. Undefined where the file, or the
 * order of reading, has column after column, as text has.
 */
export function rowsOfCells(parts: readonly CellPart[], usual: Usual): CellPart[][] | undefined {
  const drawn = [...parts].sort((a, b) => a.part.at - b.part.at)
  const cells = cellsOf(drawn, usual)
  const hasSteps = drawn.some(({ part }, at) => part.bottom < (drawn[at - 1]?.part.bottom ?? 0) - 0.4 * part.size)
  const joined = joinCells(cells)
  const rows = hasSteps ? joined : joinLinesBelow(joined, usual)
  const isTable = isRowByRow(rows, ({ source }) => source) && (!hasSteps || isRowByRow(rows, ({ at }) => at))
  return isTable ? rows.map((row) => row.parts) : undefined
}

/** Top and bottom of a line without what stands higher or lower in it. */
function extentOf({ part: { top, bottom, size } }: CellPart): { top: number; bottom: number } {
  const [middle, most] = [(top + bottom) / 2, (PLAIN * size) / 2]
  return { top: Math.max(top, middle - most), bottom: Math.min(bottom, middle + most) }
}

function cellsOf(drawn: readonly CellPart[], { pitch }: Usual): Row[] {
  const cells: Row[] = []
  const numbers = drawn.filter(({ part }) => NUMBER.test(part.text))
  for (const one of drawn) {
    const cell = cells.at(-1)
    const before = cell?.parts.at(-1)
    const distance = before ? one.part.bottom - before.part.bottom : 0
    const isBelow = distance > 0.4 * one.part.size && distance <= CELL_PITCH * pitch * one.part.size
    if (cell && before?.column === one.column && isBelow && !areParted(before.part, one.part, numbers)) {
      cell.parts.push(one)
      cell.bottom = extentOf(one).bottom
    } else cells.push({ ...extentOf(one), parts: [one] })
  }
  return cells
}

/** Tells lines of two rows by what stands beside them: a number each in two columns; in one it may be a number that is cut. */
function areParted(a: TablePart, b: TablePart, numbers: readonly CellPart[]): boolean {
  const besideOf = (line: TablePart) => numbers.filter(({ part }) => part !== line && isSameRow(part, line))
  const below = besideOf(b)
  const both = besideOf(a).filter((one) => below.some((other) => other.column === one.column && other !== one))
  return new Set(both.map(({ column }) => column)).size > 1
}

/** Joins cells that share some height. */
function joinCells(cells: readonly Row[]): Row[] {
  const rows: Row[] = []
  for (const cell of [...cells].sort((a, b) => a.top - b.top)) {
    const row = rows.at(-1)
    const first = extentOf(cell.parts[0] as CellPart)
    if (row && row.bottom - cell.top > SHARED * (first.bottom - first.top)) joinTo(row, cell)
    else rows.push({ ...cell, parts: [...cell.parts] })
  }
  return rows
}

function joinTo(row: Row, other: Row): void {
  row.parts.push(...other.parts)
  row.bottom = Math.max(row.bottom, other.bottom)
}

/** Joins lines without a first cell to the row above, where the file draws line after line over all cells. */
function joinLinesBelow(lines: readonly Row[], { pitch }: Usual): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const row = rows.at(-1)
    const { size } = (line.parts[0] as CellPart).part
    const isClose = row && line.bottom - row.bottom <= ROW_PITCH * pitch * size
    if (row && isClose && line.parts.every(({ column }) => column > 0)) joinTo(row, line)
    else rows.push(line)
  }
  return rows
}

function isRowByRow(rows: readonly Row[], placeOf: (part: TablePart) => number): boolean {
  const extents = rows.map(({ parts }) => parts.map(({ part }) => placeOf(part)))
  const inOrder = extents.filter((own, at) => at === 0 || Math.min(...own) >= Math.max(...(extents[at - 1] as number[])))
  return inOrder.length >= IN_ORDER * rows.length
}
