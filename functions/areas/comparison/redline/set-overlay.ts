import type { ComparisonResult, PageMark } from '#contract/documents/comparison-result.ts'
import type { TextSpan } from '#typesetting/piece.ts'
import { rowsOfText, type SheetRow, sheetSetting, spanOf, textSetting } from '#typesetting/sheets/rows.ts'
import { MARK_COLORS, type PrintedSheet, type SheetLink, type SheetOp, shiftOp } from '#typesetting/sheets/sheet.ts'
import type { RedlineChange } from './redline-changes.ts'
import { formerPlace, type ListContext, spansOfParts } from './set-list.ts'

/** Column for removed text beside a page, in points. */
export const COLUMN_WIDTH = 168
const COLUMN_PADDING = 10
const NOTE_GAP = 5
const EDGE = 14
const BAR_GAP = 8
const TENTHS = 10
/** Characters of removed text in a note; all of it is in the list. A page with many notes has shorter ones. */
const NOTE_LENGTHS = [360, 160, 60, 0] as const

export interface MarkedPage {
  /** from 0 */
  readonly page: number
  /** in points, of the page as it is shown */
  readonly width: number
  readonly height: number
  /** left edge of its text, in points */
  readonly textLeft: number
  readonly changes: readonly RedlineChange[]
}

interface Extent {
  readonly change: RedlineChange
  readonly top: number
  readonly bottom: number
}

/** Height that the marks of a change have on a page. */
function extentsOf({ page, changes }: MarkedPage): Extent[] {
  return changes.flatMap((change) => {
    const marks = [
      ...(change.change.newer?.marks ?? [])
        .filter((mark) => mark[0] === page)
        .map((mark: PageMark) => [mark[2], mark[4]] as const),
      ...change.gone.filter((place) => place.page === page).map(({ top, bottom }) => [top, bottom] as const),
    ]
    if (marks.length === 0) return []
    const top = Math.min(...marks.map(([from]) => from)) / TENTHS
    return [{ change, top, bottom: Math.max(...marks.map(([, to]) => to)) / TENTHS }]
  })
}

/**
 * Draws what lies over a marked page and beside it: bars with the numbers of the changes, and, where text is gone or moved, a
 * column that shows it. Undefined where the page has no change.
 */
export function setOverlay(page: MarkedPage, result: ComparisonResult, context: ListContext): PrintedSheet | undefined {
  const extents = extentsOf(page).toSorted((a, b) => a.top - b.top)
  if (extents.length === 0) return undefined
  const bars = setBars(page, extents)
  const notes = placeNotes(page, extents, result, context)
  const rule = { kind: 'rule', x: page.width, y: 0, toX: page.width, toY: page.height, width: 0.6, color: '#c9ccd1' } as const
  return {
    width: page.width + (notes.length > 0 ? COLUMN_WIDTH : 0),
    height: page.height,
    ops: [...bars.ops, ...(notes.length > 0 ? [rule, ...notes] : [])],
    links: bars.links,
  }
}

function setBars({ textLeft, height }: MarkedPage, extents: readonly Extent[]): { ops: SheetOp[]; links: SheetLink[] } {
  const x = Math.max(EDGE + 2, textLeft - BAR_GAP)
  const ops: SheetOp[] = []
  const links: SheetLink[] = []
  let free = 0
  for (const { change, top, bottom } of extents) {
    ops.push({ kind: 'rule', x, y: top, toX: x, toY: bottom, width: 1.4, color: MARK_COLORS.gone })
    const y = Math.min(Math.max(top - 1, free), height - 10)
    const number = rowsOfText([spanOf(String(change.number + 1))], EDGE + 8, {
      ...sheetSetting('en', 7, MARK_COLORS.gone, true),
      align: 'end',
    })
    const left = x - EDGE - 11
    ops.push(...number.flatMap((row) => row.ops.map((op) => shiftOp(op, left, y))))
    links.push({ x: left, y, w: EDGE + 13, h: Math.max(9, bottom - top), change: change.number })
    free = y + 8.5
  }
  return { ops, links }
}

interface Note {
  readonly top: number
  readonly rows: readonly SheetRow[]
  readonly height: number
}

/** Places notes beside their changes, one below the other; shorter ones where they would not fit. */
function placeNotes(page: MarkedPage, extents: readonly Extent[], result: ComparisonResult, context: ListContext): SheetOp[] {
  for (const length of NOTE_LENGTHS) {
    const notes = extents.flatMap(({ change, top }) => setNote(change, top, length, result, context))
    const height = notes.reduce((sum, note) => sum + note.height + NOTE_GAP, 0)
    if (height > page.height - 2 * EDGE && length > 0) continue
    return stackNotes(notes, page.height).flatMap(({ rows, y }) => {
      let at = y
      return rows.flatMap((row) => {
        const ops = row.ops.map((op) => shiftOp(op, page.width + COLUMN_PADDING, at))
        at += row.height
        return ops
      })
    })
  }
  return []
}

function stackNotes(notes: readonly Note[], pageHeight: number) {
  const placed: { rows: readonly SheetRow[]; height: number; y: number }[] = []
  let free = EDGE
  for (const { rows, height, top } of notes) {
    const y = Math.max(top, free)
    placed.push({ rows, height, y })
    free = y + height + NOTE_GAP
  }
  let floor = pageHeight - EDGE
  for (const note of placed.toReversed()) {
    note.y = Math.min(note.y, floor - note.height)
    floor = note.y - NOTE_GAP
  }
  return placed.filter(({ y }) => y >= 0)
}

const NOTED = ['deleted', 'changed', 'moved', 'split', 'joined']

function setNote(one: RedlineChange, top: number, length: number, result: ComparisonResult, context: ListContext): Note[] {
  const { change, parts } = one
  const { words, language, textLanguage } = context
  const gone = parts.filter(({ is }) => is === 'gone')
  const label = change.older?.label !== change.newer?.label ? (change.older?.label ?? '') : ''
  if (!NOTED.includes(change.kind) || (change.kind === 'changed' && gone.length === 0 && !label)) return []
  const width = COLUMN_WIDTH - 2 * COLUMN_PADDING
  const color = MARK_COLORS[change.kind === 'deleted' || change.kind === 'changed' ? 'gone' : 'moved']
  const from = change.kind === 'moved' ? formerPlace(one, result, words) : ''
  const head = [spanOf(`${one.number + 1}\u00a0\u00a0`, { bold: true }), spanOf(from || words.kind[change.kind])]
  const rows = rowsOfText(head, width, sheetSetting(language, 7, color))
  const shown = goneSpans(label ? [label, ...gone.map(({ text }) => text)] : gone.map(({ text }) => text), length)
  if (shown.length > 0) rows.push(...rowsOfText(shown, width, textSetting(textLanguage, 7.5, color)))
  return [{ top, rows, height: rows.reduce((sum, row) => sum + row.height, 0) }]
}

/** Removed texts up to a length; nothing where they cannot be printed, as the list says so. */
function goneSpans(texts: readonly string[], length: number): TextSpan[] {
  const spans: TextSpan[] = []
  let left = length
  for (const text of texts) {
    if (left <= 0) break
    const shown = text.length > left ? `${text.slice(0, left).replace(/\S*$/, '')}…` : text
    const own = spansOfParts([{ is: 'gone', text: shown }])
    if (!own) return []
    if (spans.length > 0) spans.push(spanOf(' … '))
    spans.push(...own)
    left -= text.length
  }
  return spans
}
