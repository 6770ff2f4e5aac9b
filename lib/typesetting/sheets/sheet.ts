import type { TextOp } from '../set-spans.ts'

interface RuleOp {
  readonly kind: 'rule'
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly toY: number
  readonly width: number
  readonly color: string
}

interface PanelOp {
  readonly kind: 'panel'
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly color: string
}

export type SheetOp = TextOp | RuleOp | PanelOp

/** Place on a sheet that leads to a change in the marked pages, or back to it in the list. */
export interface SheetLink {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly change: number
}

/** Drawn page, from its upper left corner in points. */
export interface PrintedSheet {
  readonly width: number
  readonly height: number
  readonly ops: readonly SheetOp[]
  readonly links: readonly SheetLink[]
}

export function shiftOp(op: SheetOp, x: number, y: number): SheetOp {
  if (op.kind === 'rule') return { ...op, x: op.x + x, y: op.y + y, toX: op.toX + x, toY: op.toY + y }
  return { ...op, x: op.x + x, y: op.y + y }
}

/** Width of the text of a sheet, in points. */
export const SHEET_TEXT_WIDTH = 471

/** Colors of marks; each has a shape of its own too, which shows without color. */
export const MARK_COLORS = { new: '#0b6b2c', gone: '#a3241a', moved: '#2c46a5', quiet: '#5c6066', ink: '#16181b' } as const
