import { escapeHtml } from '#text/escape-html.ts'

/** Number at which a bar is full, so that a single use does not look like much. */
const MIN_SCALE = 10

/** Cell of a table: a number, in the language of the page, or text. */
type ReportCell = number | string

interface ReportTable {
  readonly title: string
  readonly heads: readonly string[]
  /** the first cell is the row’s head */
  readonly rows: readonly (readonly [string, ...ReportCell[]])[]
  /** column of the numbers that bars show; absent: no bars */
  readonly barsOf?: number
}

/** Draws a table, with bars of one of its columns beside it; nothing where it has no rows. */
export function drawTable(language: string, { title, heads, rows, barsOf }: ReportTable): string {
  if (rows.length === 0) return ''
  const numbers = new Intl.NumberFormat(language)
  const barOf = (row: ReportTable['rows'][number]) => Number(barsOf === undefined ? 0 : row[barsOf])
  const most = Math.max(MIN_SCALE, ...rows.map(barOf))
  const isNumber = (column: number) => rows.some((row) => typeof row[column] === 'number')
  const bar = (row: ReportTable['rows'][number]) => {
    const value = barOf(row)
    return value > 0 ? `<div class="bar" style="inline-size: ${Math.round((1000 * value) / most) / 10}%"></div>` : ''
  }
  const lines = rows.map((row) => {
    const [head, ...cells] = row
    const drawn = cells.map((cell) =>
      typeof cell === 'number' ? `<td class="number">${numbers.format(cell)}</td>` : `<td><bdi>${escapeHtml(cell)}</bdi></td>`,
    )
    const bars = barsOf === undefined ? '' : `<td class="bars" aria-hidden="true">${bar(row)}</td>`
    return `<tr><th scope="row"><bdi>${escapeHtml(head)}</bdi></th>${drawn.join('')}${bars}</tr>`
  })
  const columns = heads.map((head, at) => `<th scope="col"${isNumber(at) ? ' class="number"' : ''}>${escapeHtml(head)}</th>`)
  return `<h2>${escapeHtml(title)}</h2><div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(title)}"><table>
<thead><tr>${columns.join('')}${barsOf === undefined ? '' : '<td></td>'}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`
}
