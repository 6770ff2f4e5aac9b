/** Beginnings of cells that a spreadsheet runs as a formula. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r\n|]/

/** Escapes a cell. An apostrophe, which spreadsheets do not show, disarms a formula. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n;\t']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats rows as CSV (RFC 4180) with the byte order mark by which spreadsheets recognise UTF-8. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
