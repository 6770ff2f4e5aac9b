import { escapeHtml } from '#text/escape-html.ts'
import { partsOf, writeParts } from './mark-text.ts'
import { type MergedLine, mergeLines } from './merge-lines.ts'
import type { NumberedChange } from './place-changes.ts'

type Rows = readonly (readonly string[])[]

const idOf = ({ number }: NumberedChange) => ` id="change-${number}"`

const MOVED = ' class="change moved"'

function cellChanges(changes: readonly NumberedChange[]): Map<string, NumberedChange> {
  return new Map(
    changes.flatMap((one) =>
      one.table?.kind === 'cell-changed' ? [[`${one.table.newer.row} ${one.table.newer.column}`, one] as const] : [],
    ),
  )
}

/** Rows or columns of the merged table, with the changes that they are about. */
interface Lines {
  readonly lines: readonly MergedLine[]
  readonly removed: ReadonlyMap<number, NumberedChange>
  readonly added: ReadonlyMap<number, NumberedChange>
  readonly moved: ReadonlyMap<number, NumberedChange>
}

function linesOf(changes: readonly NumberedChange[], of: 'row' | 'column', older: number, newer: number): Lines {
  const removed = new Map<number, NumberedChange>()
  const added = new Map<number, NumberedChange>()
  const moved = new Map<number, NumberedChange>()
  const from = new Map<number, number>()
  for (const one of changes) {
    const { table } = one
    if (!table || table.kind === 'cell-changed' || !table.kind.startsWith(of)) continue
    if (!('newer' in table)) removed.set(table.older, one)
    else if ('older' in table) {
      moved.set(table.newer, one)
      from.set(table.newer, table.older)
    } else added.set(table.newer, one)
  }
  const lines = mergeLines({ older, newer, removed: new Set(removed.keys()), added: new Set(added.keys()), moved: from })
  return { lines, removed, added, moved }
}

/** Writes the table of the newer text with its changes; rows and columns that are gone stand where they stood. */
export function writeTable(rows: Rows, older: Rows, changes: readonly NumberedChange[]): string {
  const cells = cellChanges(changes)
  const ofRows = linesOf(changes, 'row', older.length, rows.length)
  const ofColumns = linesOf(changes, 'column', older[0]?.length ?? 0, rows[0]?.length ?? 0)
  const changeOf = ({ removed, added, moved }: Lines, { older: was, newer: is }: MergedLine) =>
    is === undefined ? removed.get(was ?? -1) : (added.get(is) ?? moved.get(is))
  const isGone = ({ newer: is }: MergedLine) => is === undefined
  const written = ofRows.lines.map((row, atRow) => {
    const line = ofColumns.lines.map((column) => {
      const place = `${row.newer} ${column.newer}`
      const change = cells.get(place)
      const ofColumn = atRow === 0 ? changeOf(ofColumns, column) : undefined
      const words = wordsOf(row, column, change)
      const body = change && ofColumn ? `<span${idOf(change)}>${words}</span>` : words
      const own = ofColumn ?? change
      const element = atRow === 0 ? 'th' : 'td'
      const isMoved = column.newer !== undefined && ofColumns.moved.has(column.newer)
      return `<${element}${own ? idOf(own) : ''}${isMoved ? MOVED : ''}>${body}</${element}>`
    })
    const whole = changeOf(ofRows, row)
    const isMoved = row.newer !== undefined && ofRows.moved.has(row.newer)
    return `<tr${whole ? idOf(whole) : ''}${isMoved ? MOVED : ''}>${line.join('')}</tr>`
  })
  return `<table>${written.join('')}</table>`

  function wordsOf(row: MergedLine, column: MergedLine, change: NumberedChange | undefined): string {
    if (isGone(row) || isGone(column)) {
      const text = older[row.older ?? -1]?.[column.older ?? -1] ?? ''
      return text === '' ? '' : writeParts([{ is: 'gone', text }])
    }
    const text = rows[row.newer ?? -1]?.[column.newer ?? -1] ?? ''
    const isNew = ofRows.added.has(row.newer ?? -1) || ofColumns.added.has(column.newer ?? -1)
    if (isNew) return writeParts([{ is: 'new', text }])
    return change ? writeParts(partsOf(change.change)) : escapeHtml(text)
  }
}
