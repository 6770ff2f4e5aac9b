import type { BlockKind } from '#document-text/document-text.ts'
import { type FlowLine, indentOf, roomAfter, type Usual } from './lines/flow-line.ts'
import { endsSentence } from './lines/labels.ts'

/** Block whose lines are still coming in. */
export interface OpenBlock {
  readonly kind: BlockKind
  readonly label?: string
  readonly lines: FlowLine[]
}

/** Part of the width of its column that a full line may leave free. */
const FREE = 0.25

/** Tells whether a line goes on with a block: close below it, of its type, at its indent; over pages and columns, by its words. */
export function goesOn({ kind, lines }: OpenBlock, line: FlowLine, usual: Usual): boolean {
  const before = lines.at(-1)
  if (!before) return true
  if (before.side !== line.side) return false
  if (Math.abs(before.size - line.size) > 0.12 * before.size) return false
  const distance = line.bottom - before.bottom
  const isBelow = before.page === line.page && distance > 0
  if (isSameBlock(before, line)) return true
  // Tags part a sentence now and then, but a new one begins where they say.
  const isOtherBlock = before.page === line.page && before.tag !== undefined && line.tag !== undefined
  if (isOtherBlock && (endsSentence(before.text) || !/^\p{Ll}/u.test(line.text))) return false
  if (kind === 'code') return line.fixed && isBelow && distance < 2.6 * usual.pitch * line.size
  // A path or a name that takes a whole line of a paragraph is no listing.
  if (line.fixed && !before.fixed && (endsSentence(before.text) || Math.abs(indentOf(line) - indentOf(before)) > line.size))
    return false
  if (!isBelow) return kind !== 'caption' && (!endsSentence(before.text) || /^\p{Ll}/u.test(line.text))
  if (distance > 1.4 * usual.pitch * line.size) return false
  if (isShort(before, usual) && endsSentence(before.text)) return false
  return !isIndented(kind, lines, line)
}

/** Tells two lines of one paragraph, as the tags have it. */
export const isSameBlock = (a: FlowLine, b: FlowLine): boolean =>
  a.page === b.page && a.tag !== undefined && a.tag.block === b.tag?.block

/** Tells a line that leaves free a good part of its column, as the last one of a paragraph does. */
export const isShort = (line: FlowLine, { size }: Usual): boolean =>
  roomAfter(line) > Math.max(FREE * (line.edge - line.start), 6 * size)

/** Tells lines with one middle, as those of a title that is centred. */
const isCentred = (a: FlowLine, b: FlowLine) => Math.abs(a.left + a.right - b.left - b.right) < b.size

/** Tells the indent of a new paragraph; the second line of a list item may stand right of its marker. */
function isIndented(kind: OpenBlock['kind'], lines: readonly FlowLine[], line: FlowLine): boolean {
  const before = lines.at(-1) as FlowLine
  const hangs = (lines.length === 1 && kind !== 'paragraph') || (kind === 'caption' && isCentred(before, line))
  const more = indentOf(line) - indentOf(before)
  return !hangs && more > 0.8 * line.size && more < 8 * line.size
}
