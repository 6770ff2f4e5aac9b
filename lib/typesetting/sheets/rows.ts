import type { TextSpan } from '../piece.ts'
import { type Setting, setSpans } from '../set-spans.ts'
import type { SheetLink, SheetOp } from './sheet.ts'
import { shiftOp } from './sheet.ts'

/** Line of a list; it is never split over sheets. */
export interface SheetRow {
  readonly height: number
  readonly ops: readonly SheetOp[]
  readonly links: readonly SheetLink[]
  /** space above, left out at the top of a sheet */
  readonly above: number
  /** stays on the sheet of the row below */
  readonly keep: boolean
}

const ROMAN = { bold: false, italic: false } as const

/** Settings of sheets in a language. */
export function sheetSetting(language: string, size: number, color: string, bold = false): Setting {
  const style = { ...ROMAN, family: 'sans' as const, bold }
  return { size, style, language, align: 'start', color, leading: language === 'ar' ? 1.7 : 1.4 }
}

/** Setting of a document's text. */
export function textSetting(language: string, size: number, color: string): Setting {
  const style = { ...ROMAN, family: language === 'ar' ? ('sans' as const) : ('serif' as const) }
  return { size, style, language, align: 'start', color, leading: language === 'ar' ? 1.65 : 1.42 }
}

export const spanOf = (text: string, rest: Partial<TextSpan> = {}): TextSpan => ({ ...ROMAN, shift: 'none', ...rest, text })

interface RowPlace {
  readonly left?: number
  readonly above?: number
  readonly keep?: boolean
}

/** Sets a paragraph, a row for each of its lines. */
export function rowsOfText(spans: readonly TextSpan[], width: number, setting: Setting, place: RowPlace = {}): SheetRow[] {
  const { left = 0, above = 0, keep = false } = place
  const { ops, lineHeight, height } = setSpans(spans, width, setting)
  const count = Math.round(height / lineHeight)
  return Array.from({ length: count }, (_, line): SheetRow => {
    const own = ops.filter(({ y }) => Math.min(count - 1, Math.floor(y / lineHeight)) === line)
    return {
      height: lineHeight,
      ops: own.map((op) => shiftOp(op, left, -line * lineHeight)),
      links: [],
      above: line === 0 ? above : 0,
      // A first line is not left alone at the foot of a sheet.
      keep: keep || (line === 0 && count > 1),
    }
  })
}

/** Puts two rows side by side. */
export const besideRow = (row: SheetRow, other: SheetRow | undefined): SheetRow => ({
  ...row,
  ops: [...row.ops, ...(other?.ops ?? [])],
})
