import type { Table } from '../text/blocks.ts'
import type { Box, Op } from './ops.ts'
import { shift } from './ops.ts'
import { type Setting, setLines, widthOf } from './set-lines.ts'

/** figures are centred in their column, words begin at its edge */
const WORD = /\p{L}{4}|[\u3040-\u9fff]{2}/u
const PAD = { x: 5, y: 4 }
const RULE = '#555555'
/** a table of so many rows stays on one page */
const SHORT = 7

/** Sets a table, ruled above and below as in printed standards. Each row is a box, so that long tables continue on the next page. */
export function setTable(table: Table, width: number, setting: Setting): Box[] {
  const columns = columnWidths(table, width, setting).map((size, i) => ({
    size,
    wordy: i === 0 || table.rows.slice(1).some((row) => WORD.test(row[i] ?? '')),
  }))
  const [head, ...rows] = table.rows.map((row, i) => setRow(row, columns, width, setting, i === 0, i === table.rows.length - 1))
  if (!head) return []
  const isShort = rows.length <= SHORT
  return [head, ...rows.map((row, i) => ({ ...row, tableHead: head, keep: isShort && i < rows.length - 1 }))]
}

interface Column {
  readonly size: number
  readonly wordy: boolean
}

function setRow(
  row: readonly string[],
  columns: readonly Column[],
  width: number,
  setting: Setting,
  isHead: boolean,
  isLast: boolean,
): Box {
  const rightToLeft = setting.language === 'ar'
  const style = { ...setting.style, bold: isHead }
  let x = 0
  const cells = row.map((text, i) => {
    const { size = 0, wordy = true } = columns[i] ?? {}
    const lines = setLines(text, size - 2 * PAD.x, { ...setting, style, align: wordy ? 'start' : 'center' })
    const left = rightToLeft ? width - x - size : x
    x += size
    return { height: lines.height, ops: lines.ops.map((op) => shift(op, left + PAD.x, PAD.y)) }
  })
  const height = Math.max(...cells.map((cell) => cell.height)) + 2 * PAD.y
  const rule = (y: number, thickness: number): Op => ({
    kind: 'path',
    points: [
      [0, y],
      [width, y],
    ],
    width: thickness,
    color: RULE,
  })
  const rules = isHead ? [rule(0, 1.2), rule(height, 0.8)] : [rule(height, isLast ? 1.2 : 0.25)]
  const parts = cells.map(({ ops }) => ({ role: isHead ? ('TH' as const) : ('TD' as const), ops }))
  return { height, role: 'TR', parts: [...parts, { ops: rules }], above: 0, keep: isHead }
}

/** Widths of columns: those of their texts, with the excess taken from the widest. */
function columnWidths({ rows }: Table, width: number, setting: Setting): number[] {
  const bold = { ...setting, style: { ...setting.style, bold: true } }
  const wanted = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? '', bold))) + 2 * PAD.x + 2)
  const total = wanted.reduce((sum, w) => sum + w, 0)
  if (total <= width) return wanted.map((w) => w + (width - total) / wanted.length)
  let limit = width / wanted.length
  for (let i = 0; i < 12; i++) {
    const narrow = wanted.filter((w) => w <= limit)
    const wide = wanted.length - narrow.length
    limit = (width - narrow.reduce((sum, w) => sum + w, 0)) / Math.max(1, wide)
  }
  return wanted.map((w) => Math.min(w, limit))
}
