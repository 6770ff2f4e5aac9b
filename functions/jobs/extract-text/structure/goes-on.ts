import type { FlowLine, Usual } from './flow-line.ts'
import { endsSentence } from './labels.ts'
import type { OpenBlock } from './open-block.ts'

/** Part of the width of a page that a full line may leave free. */
const FREE = 0.22

/** Tells whether a line goes on with a block: close below it, of its type, at its indent; over pages and columns, by its words. */
export function goesOn({ kind, lines }: OpenBlock, line: FlowLine, usual: Usual): boolean {
  const before = lines.at(-1)
  if (!before) return true
  if (Math.abs(before.size - line.size) > 0.12 * before.size) return false
  const distance = line.bottom - before.bottom
  const isBelow = before.page === line.page && distance > 0
  if (isSameBlock(before, line)) return true
  // Tags part a sentence now and then, but a new one begins where they say.
  const isOtherBlock = before.page === line.page && before.tag !== undefined && line.tag !== undefined
  if (isOtherBlock && (endsSentence(before.text) || !/^\p{Ll}/u.test(line.text))) return false
  if (kind === 'code') return line.fixed && isBelow && distance < 2.6 * usual.pitch * line.size
  // A path or a name that takes a whole line of a paragraph is no listing.
  if (line.fixed && !before.fixed && (endsSentence(before.text) || Math.abs(line.left - before.left) > line.size)) return false
  if (!isBelow) return kind !== 'caption' && (!endsSentence(before.text) || /^\p{Ll}/u.test(line.text))
  if (distance > 1.4 * usual.pitch * line.size) return false
  if (isShort(before, usual) && endsSentence(before.text)) return false
  return !isIndented(kind, lines, line)
}

/** Tells two lines of one paragraph, as the tags have it. */
export const isSameBlock = (a: FlowLine, b: FlowLine): boolean =>
  a.page === b.page && a.tag !== undefined && a.tag.block === b.tag?.block

const isShort = ({ right, edge }: FlowLine, { size }: Usual) => right < edge * (1 - FREE) && edge - right > 6 * size

/** Tells the indent of a new paragraph; the second line of a list item may stand right of its marker. */
function isIndented(kind: OpenBlock['kind'], lines: readonly FlowLine[], line: FlowLine): boolean {
  const before = lines.at(-1) as FlowLine
  const hangs = lines.length === 1 && kind !== 'paragraph'
  return !hangs && line.left > before.left + 0.8 * line.size && line.left < before.left + 8 * line.size
}
