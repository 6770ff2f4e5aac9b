import type { ChangeKind } from '#contract/documents/comparison-result.ts'
import { escapeHtml } from '#text/escape-html.ts'
import type { TableChange } from '../table-change.ts'
import { partsOfSide, type SideIndex, writeParts } from './mark-text.ts'
import type { NumberedChange } from './place-changes.ts'

/** Row, column or cell of a table that a change is about, on one side. */
function placeOf(table: TableChange, side: SideIndex): { readonly row?: number; readonly column?: number } | undefined {
  switch (table.kind) {
    case 'cell-changed':
      return side === 0 ? table.older : table.newer
    case 'row-moved':
      return { row: side === 0 ? table.older : table.newer }
    case 'column-moved':
      return { column: side === 0 ? table.older : table.newer }
    case 'row-added':
      return side === 1 ? { row: table.newer } : undefined
    case 'column-added':
      return side === 1 ? { column: table.newer } : undefined
    case 'row-removed':
      return side === 0 ? { row: table.older } : undefined
    case 'column-removed':
      return side === 0 ? { column: table.older } : undefined
  }
}

const placeKey = (row: number | undefined, column: number | undefined) => `${row ?? ''} ${column ?? ''}`

/** Side that carries the id of a change: the newer one, where it is there. */
const bearerOf = ({ table }: NumberedChange): SideIndex =>
  table?.kind === 'row-removed' || table?.kind === 'column-removed' ? 0 : 1

/** Writes the table of one side with what it alone has marked. */
export function writeSideTable(
  rows: readonly (readonly string[])[],
  side: SideIndex,
  changes: readonly NumberedChange[],
  whole: ChangeKind | undefined,
): string {
  const own = side === 0 ? 'gone' : 'new'
  const isWhole = whole === 'inserted' || whole === 'deleted'
  const placed = changes.flatMap((one) => {
    const place = one.table && placeOf(one.table, side)
    return place ? [{ one, place }] : []
  })
  const byPlace = new Map(placed.map(({ one, place: { row, column } }) => [placeKey(row, column), one]))
  const changeAt = (row: number, column: number) =>
    byPlace.get(placeKey(row, column)) ?? byPlace.get(placeKey(row, undefined)) ?? byPlace.get(placeKey(undefined, column))
  const bearing = new Set(placed.filter(({ one }) => bearerOf(one) === side).map(({ one }) => one))
  const idOf = (one: NumberedChange) => (bearing.delete(one) ? ` id="change-${one.number}"` : '')
  const written = rows.map((row, atRow) => {
    const cells = row.map((text, atColumn) => {
      const found = changeAt(atRow, atColumn)
      const isMoved = found?.change.kind === 'moved'
      const parts =
        found?.table?.kind === 'cell-changed'
          ? partsOfSide(found.change, side)
          : [{ is: isWhole || (found && !isMoved) ? own : ('same' as const), text } as const]
      const element = atRow === 0 ? 'th' : 'td'
      const words = text === '' ? '' : writeParts(parts)
      return `<${element}${found ? idOf(found) : ''}${isMoved ? ' class="change moved"' : ''}>${words || escapeHtml(text)}</${element}>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table>${written.join('')}</table>`
}
