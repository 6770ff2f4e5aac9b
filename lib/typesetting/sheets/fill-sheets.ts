import type { SheetRow } from './rows.ts'
import { rowsOfText, sheetSetting, spanOf } from './rows.ts'
import { MARK_COLORS, type PrintedSheet, SHEET_TEXT_WIDTH, type SheetLink, type SheetOp, shiftOp } from './sheet.ts'

/** A4, in points */
const SHEET = { width: 595.28, height: 841.89, left: 62, top: 64, bottom: 70 }

interface Filled {
  readonly ops: SheetOp[]
  readonly links: SheetLink[]
}

/** Fills sheets with rows; each has a line at its foot with its number. */
export function fillSheets(rows: readonly SheetRow[], footer: string, language: string): PrintedSheet[] {
  const floor = SHEET.height - SHEET.bottom
  const filled: Filled[] = [{ ops: [], links: [] }]
  let y = SHEET.top
  let isTop = true
  for (const [index, row] of rows.entries()) {
    const above = isTop ? 0 : row.above
    if (!isTop && y + above + keptHeight(rows, index) > floor) {
      filled.push({ ops: [], links: [] })
      y = SHEET.top
    } else y += above
    const sheet = filled.at(-1) as Filled
    sheet.ops.push(...row.ops.map((op) => shiftOp(op, SHEET.left, y)))
    sheet.links.push(...row.links.map((link) => ({ ...link, x: link.x + SHEET.left, y: link.y + y })))
    y += row.height
    isTop = false
  }
  return filled.map(({ ops, links }, index) => ({
    width: SHEET.width,
    height: SHEET.height,
    ops: [...ops, ...setFooter(footer, sheetLabel(index), language)],
    links,
  }))
}

/** Number of a sheet, which no page of a document has. */
export const sheetLabel = (index: number): string => `R-${index + 1}`

/** Rows that stay together are few: a group that is taller than a sheet would never end. */
const MAX_KEPT = 6

function keptHeight(rows: readonly SheetRow[], from: number): number {
  let height = 0
  for (const [index, row] of rows.slice(from, from + MAX_KEPT).entries()) {
    height += row.height + (index > 0 ? row.above : 0)
    if (!row.keep) break
  }
  return height
}

function setFooter(text: string, number: string, language: string): SheetOp[] {
  const y = SHEET.height - SHEET.bottom + 22
  const setting = sheetSetting(language, 8, MARK_COLORS.quiet)
  const rows = [
    ...rowsOfText([spanOf(text)], SHEET_TEXT_WIDTH - 60, setting, { left: language === 'ar' ? 60 : 0 }).slice(0, 1),
    ...rowsOfText([spanOf(number)], SHEET_TEXT_WIDTH, { ...setting, align: 'end' }),
  ]
  const rule = { kind: 'rule', x: 0, y: -5, toX: SHEET_TEXT_WIDTH, toY: -5, width: 0.5, color: '#c9ccd1' } as const
  return [rule, ...rows.flatMap(({ ops }) => ops)].map((op) => shiftOp(op, SHEET.left, y))
}
