import { escapeHtml } from '#text/escape-html.ts'
import { partsOf, writeParts } from './mark-text.ts'
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

const lineOf = (changes: readonly NumberedChange[], kind: 'row-added' | 'column-added' | 'row-moved' | 'column-moved') =>
  new Map(changes.flatMap((one) => (one.table?.kind === kind ? [[one.table.newer, one] as const] : [])))

const goneLines = (changes: readonly NumberedChange[], kind: 'row-removed' | 'column-removed') =>
  changes.filter((one) => one.table?.kind === kind)

/** Writes the table of the newer text with its changes; rows and columns that are gone stand below it. */
export function writeTable(rows: Rows, changes: readonly NumberedChange[]): string {
  const cells = cellChanges(changes)
  const [addedRows, addedColumns] = [lineOf(changes, 'row-added'), lineOf(changes, 'column-added')]
  const [movedRows, movedColumns] = [lineOf(changes, 'row-moved'), lineOf(changes, 'column-moved')]
  const written = rows.map((row, atRow) => {
    const added = addedRows.get(atRow)
    const line = row.map((text, atColumn) => {
      const column = addedColumns.get(atColumn)
      const change = cells.get(`${atRow} ${atColumn}`)
      const moved = movedColumns.get(atColumn)
      const ofColumn = atRow === 0 ? (column ?? moved) : undefined
      const words =
        added || column ? writeParts([{ is: 'new', text }]) : change ? writeParts(partsOf(change.change)) : escapeHtml(text)
      const body = change && ofColumn ? `<span${idOf(change)}>${words}</span>` : words
      const own = ofColumn ?? change
      const element = atRow === 0 ? 'th' : 'td'
      return `<${element}${own ? idOf(own) : ''}${moved ? MOVED : ''}>${body}</${element}>`
    })
    const whole = added ?? movedRows.get(atRow)
    return `<tr${whole ? idOf(whole) : ''}${movedRows.has(atRow) ? MOVED : ''}>${line.join('')}</tr>`
  })
  const removed = goneLines(changes, 'row-removed').map((one) => {
    const texts = (one.change.older?.text ?? '').split(' | ')
    return `<tr${idOf(one)}>${texts.map((text) => `<td><del>${escapeHtml(text)}</del></td>`).join('')}</tr>`
  })
  const columns = goneLines(changes, 'column-removed').map(
    (one) => `<p${idOf(one)}><del>${escapeHtml(one.change.older?.text ?? '')}</del></p>`,
  )
  return `<table>${written.join('')}${removed.join('')}</table>${columns.join('')}`
}
