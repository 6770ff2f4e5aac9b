import type { TableCell } from '#anchors/table-cells.ts'

/** Place of a cell in its table. */
interface GridPlace {
  readonly row: number
  readonly column: number
}

/** Finds the places of the cells of a table, some of which go over several rows or columns. */
function gridOf(table: HTMLTableElement): Map<Element, GridPlace> {
  const places = new Map<Element, GridPlace>()
  const taken = new Set<string>()
  for (const [row, { cells }] of [...table.rows].entries()) {
    let column = 0
    for (const cell of cells) {
      while (taken.has(`${row} ${column}`)) column++
      places.set(cell, { row, column })
      for (let down = 0; down < cell.rowSpan; down++)
        for (let across = 0; across < cell.colSpan; across++) taken.add(`${row + down} ${column + across}`)
      column += cell.colSpan
    }
  }
  return places
}

/** Lists the cells of the tables of a page by the elements in which its words begin. */
export function cellsOfPage(elements: readonly (Element | null)[]): TableCell[] {
  const grids = new Map<HTMLTableElement, Map<Element, GridPlace>>()
  const tables: HTMLTableElement[] = []
  const cells: TableCell[] = []
  let last: Element | null = null
  for (const [word, element] of elements.entries()) {
    const cell = element?.closest('td, th') ?? null
    if (cell && cell === last) cells[cells.length - 1] = { ...(cells.at(-1) as TableCell), end: word + 1 }
    else if (cell) {
      const table = cell.closest('table') as HTMLTableElement
      const grid = grids.get(table) ?? gridOf(table)
      if (!grids.has(table)) tables.push(table)
      grids.set(table, grid)
      const { row, column } = grid.get(cell) ?? { row: 0, column: 0 }
      cells.push({ table: tables.indexOf(table), row, column, first: word, end: word + 1 })
    }
    last = cell
  }
  return cells
}
