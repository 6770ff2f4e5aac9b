import type { ExportCell } from '#library/exports/export-table.ts'
import { escapeHtml } from '#text/escape-html.ts'
import type { ReportTexts } from '../texts/en.ts'
import { fillText } from '../texts/fill-text.ts'
import type { ReportTable } from '../views/report-table.ts'

/** Rows of a table that a page shows at a time. */
const SHOWN_ROWS = 50

/** Addresses that a table leads to. */
export interface TableLinks {
  readonly file: (format: 'csv' | 'xlsx') => string
  /** the same report with rows from this one on */
  readonly rowsFrom: (row: number) => string
  /** the report of one row alone */
  readonly only: (value: string) => string
}

/** Formats cells in the language of the page. Days and months are those of the zone, whatever the zone of the reader. */
export function cellFormatter(language: string) {
  const numbers = new Intl.NumberFormat(language)
  const days = new Intl.DateTimeFormat(language, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  })
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (cell: ExportCell, kind: string): string => {
    if (cell === undefined) return ''
    if (typeof cell === 'number') return numbers.format(cell)
    if (typeof cell === 'object') return days.format(Date.parse(cell.day))
    return kind === 'month' ? months.format(Date.parse(`${cell}-01`)) : cell
  }
}

const linkTo = (href: string, text: string, label?: string) =>
  `<a href="${escapeHtml(href)}"${label ? ` aria-label="${escapeHtml(label)}"` : ''}>${text}</a>`

function drawRows({ columns, rows, filter, filterValues }: ReportTable, language: string, from: number, links: TableLinks) {
  const format = cellFormatter(language)
  return rows.slice(from, from + SHOWN_ROWS).map((row, at) => {
    const cells = columns.map(({ kind }, column) => {
      const text = `<bdi>${escapeHtml(format(row[column], kind))}</bdi>`
      if (column > 0) return kind === 'number' ? `<td class="number">${text}</td>` : `<td>${text}</td>`
      const value = filterValues?.[from + at] ?? String(row[0])
      return `<th scope="row">${filter ? linkTo(links.only(value), text) : text}</th>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
}

function drawPages(texts: ReportTexts, language: string, { rows, title }: ReportTable, from: number, links: TableLinks): string {
  if (rows.length <= SHOWN_ROWS) return ''
  const numbers = new Intl.NumberFormat(language)
  const to = Math.min(rows.length, from + SHOWN_ROWS)
  const told = fillText(texts.rowsShown, {
    from: numbers.format(from + 1),
    to: numbers.format(to),
    count: numbers.format(rows.length),
  })
  const earlier = from > 0 ? linkTo(links.rowsFrom(Math.max(0, from - SHOWN_ROWS)), texts.rowsBefore) : ''
  const later = to < rows.length ? linkTo(links.rowsFrom(to), texts.rowsAfter) : ''
  return `<nav aria-label="${escapeHtml(title)}"><span>${told}</span>${earlier}${later}</nav>`
}

/** Draws rows of a table from one on, with links to its files and to its other rows. */
export function drawTable(
  { texts, language }: { readonly texts: ReportTexts; readonly language: string },
  table: ReportTable,
  from: number,
  links: TableLinks,
): string {
  const { title, columns } = table
  const heads = columns.map(
    ({ head, kind }) => `<th scope="col"${kind === 'number' ? ' class="number"' : ''}>${escapeHtml(head)}</th>`,
  )
  const files = (['csv', 'xlsx'] as const).map((format) =>
    linkTo(links.file(format), format.toUpperCase(), fillText(texts.saveAs, { title, format: format.toUpperCase() })),
  )
  const start = from < table.rows.length ? from : 0
  return `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(title)}"><table>
<thead><tr>${heads.join('')}</tr></thead><tbody>${drawRows(table, language, start, links).join('\n')}</tbody></table></div>
${drawPages(texts, language, table, start, links)}<nav class="files" aria-label="${escapeHtml(fillText(texts.files, { title }))}">${files.join('')}</nav>`
}
