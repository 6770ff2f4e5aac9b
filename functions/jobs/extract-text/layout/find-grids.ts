import type { PageRule } from './page-word.ts'

/** A table drawn with rules. */
export interface Grid extends PageRule {
  /** places of the lines between its columns, and between its rows, its edges among them */
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  readonly across: readonly PageRule[]
  readonly down: readonly PageRule[]
}

/** Distance in tenths of a point within which lines are one, or meet. */
const NEAR = 25
const MIN_COLUMN = 60
const MIN_LENGTH = 60
const MAX_LINES = 1500

/** Finds the grids that the rules of a page draw: rules that meet each other, with two columns at least. */
export function findGrids(rules: readonly PageRule[]): Grid[] {
  const [across, down] = [
    rules.filter(({ left, right, top, bottom }) => right - left > bottom - top),
    rules.filter(({ left, right, top, bottom }) => right - left <= bottom - top),
  ]
  if (across.length === 0 || down.length === 0 || across.length + down.length > MAX_LINES) return []
  return componentsOf(across, down).flatMap((parts) => gridOf(parts) ?? [])
}

interface Parts {
  readonly across: readonly PageRule[]
  readonly down: readonly PageRule[]
}

const meets = (a: PageRule, b: PageRule) =>
  a.left - NEAR <= b.right && b.left - NEAR <= a.right && a.top - NEAR <= b.bottom && b.top - NEAR <= a.bottom

function componentsOf(across: readonly PageRule[], down: readonly PageRule[]): Parts[] {
  const left = new Set([...across, ...down])
  const isAcross = new Set(across)
  const found: Parts[] = []
  for (const first of left) {
    left.delete(first)
    const group = [first]
    for (const rule of group)
      for (const other of left)
        if (meets(rule, other)) {
          left.delete(other)
          group.push(other)
        }
    found.push({ across: group.filter((rule) => isAcross.has(rule)), down: group.filter((rule) => !isAcross.has(rule)) })
  }
  return found
}

const middleX = ({ left, right }: PageRule) => (left + right) / 2
const middleY = ({ top, bottom }: PageRule) => (top + bottom) / 2

function gridOf({ across, down }: Parts): Grid | undefined {
  const long = across.filter(({ left, right }) => right - left >= MIN_LENGTH)
  if (long.length === 0 || down.length === 0) return undefined
  const all = [...across, ...down]
  const [left, right] = [Math.min(...all.map((rule) => rule.left)), Math.max(...all.map((rule) => rule.right))]
  const [top, bottom] = [Math.min(...all.map((rule) => rule.top)), Math.max(...all.map((rule) => rule.bottom))]
  const columns = placesOf([left, ...down.map(middleX), right], MIN_COLUMN)
  const rows = placesOf([top, ...across.map(middleY), bottom], MIN_COLUMN)
  if (columns.length < 3 || rows.length < 2) return undefined
  return { left, top, right, bottom, columns, rows, across, down }
}

/** Places that differ by a column or a row at least. */
function placesOf(given: readonly number[], apart: number): number[] {
  const sorted = [...given].sort((a, b) => a - b)
  const places: number[] = []
  for (const place of sorted) if (places.length === 0 || place - (places.at(-1) as number) >= apart) places.push(place)
  return places
}

export interface GridCell {
  readonly row: number
  readonly column: number
}

/** Finds the column at a place, however cells are merged. */
export const columnAt = ({ columns }: Grid, x: number): number => indexIn(columns, x)

const indexIn = (places: readonly number[], at: number) =>
  Math.min(
    Math.max(
      places.findLastIndex((place) => place <= at),
      0,
    ),
    places.length - 2,
  )

/** Finds the cell at a place: the first one of those that no rule parts from it. */
export function cellAt({ columns, rows, across, down }: Grid, x: number, y: number): GridCell {
  let [column, row] = [indexIn(columns, x), indexIn(rows, y)]
  const isParted = (rules: readonly PageRule[], at: number, beside: number, isDown: boolean) =>
    rules.some((rule) =>
      isDown
        ? Math.abs(middleX(rule) - at) < MIN_COLUMN / 2 && rule.top - NEAR <= beside && rule.bottom + NEAR >= beside
        : Math.abs(middleY(rule) - at) < MIN_COLUMN / 2 && rule.left - NEAR <= beside && rule.right + NEAR >= beside,
    )
  const middleOf = (places: readonly number[], at: number) => ((places[at] as number) + (places[at + 1] as number)) / 2
  const height = middleOf(rows, row)
  while (column > 0 && !isParted(down, columns[column] as number, height, true)) column--
  while (row > 0 && !isParted(across, rows[row] as number, middleOf(columns, column), false)) row--
  return { row, column }
}
