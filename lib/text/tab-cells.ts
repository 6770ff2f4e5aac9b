/** Signs that end a cell or a row, and those that are no text. */
const BREAKS = /[\s\p{Cc}]+/gu
/** Beginnings of cells that a spreadsheet runs as a formula. */
const FORMULA = /^[=+\-@＝＋－＠|]/

/** A cell of a table whose columns are parted by tabs, which has no way to quote. */
function tabCell(text: string): string {
  const plain = text.toWellFormed().replace(BREAKS, ' ').trim()
  return FORMULA.test(plain) ? `'${plain}` : plain
}

/** Formats a row of such a table; numbers are numbers. */
export const formatTabRow = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : tabCell(cell ?? ''))).join('\t')}\n`
