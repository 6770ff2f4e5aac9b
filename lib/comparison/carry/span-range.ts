import type { CellBlock } from '#anchors/table-cells.ts'
import type { TextWords } from '#anchors/text-words.ts'
import { lastAtMost } from '#anchors/text-words.ts'
import type { WordRange } from '#contract/documents/place.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import type { Comparison } from '../compare-texts.ts'
import { comparedForm } from '../words/compared-form.ts'
import type { PrintedWords } from './printed-words.ts'

/** Compared words, [start, end). */
export type CarriedSpan = readonly [start: number, end: number]

/** A text, read for places to be carried from it or to it. */
export interface CarriedSide {
  readonly text: DocumentText
  readonly words: TextWords
  readonly printed: PrintedWords
}

/** The printed words of a span, all of them whole. */
export function wholeRange([start, end]: CarriedSpan, { words, printed }: CarriedSide): WordRange {
  const last = printed.last[end - 1] as number
  return { first: printed.first[start] as number, from: 0, last, to: (words.words[last] as string).length }
}

/** A place of the older text, with the compared words in it. */
export interface OlderPlace {
  readonly range: WordRange
  readonly span: CarriedSpan
  /** those of a column, whose words do not follow each other in the range */
  readonly cells?: CellBlock | undefined
}

/** Two texts, and what became of the one in the other. */
export interface Carrying {
  readonly from: CarriedSide
  readonly to: CarriedSide
  readonly comparison: Comparison
}

/**
 * The range of the same words in the newer text, as far into its first and last word as the older one goes. Numbers of clauses and
 * labels are no words that are compared: a place that begins or ends with one goes on to do so. Undefined where a place ends
 * within a word that is printed in other parts now, or with the number of a clause that stands elsewhere.
 */
export function sameRange(
  { range, span }: OlderPlace,
  newStart: number,
  { from, to, comparison }: Carrying,
): WordRange | undefined {
  const [start, end] = [span[0], span[1] - 1]
  const newEnd = newStart + end - start
  const lead = range.first - (from.printed.first[start] as number)
  const trail = range.last - (from.printed.last[end] as number)
  if (lead > 0 && parts(from, start) !== parts(to, newStart)) return undefined
  if (trail < 0 && parts(from, end) !== parts(to, newEnd)) return undefined
  if (trail > 0 && comparison.words.newer[end + 1] !== newEnd + 1) return undefined
  const first = (to.printed.first[newStart] as number) + (lead < 0 ? -Math.min(-lead, labelBefore(to, newStart)) : lead)
  const last = (to.printed.last[newEnd] as number) + (trail > 0 ? Math.min(trail, labelAfter(to, newEnd)) : trail)
  const begin = lead < 0 ? 0 : beginIn(to.words.words[first] as string, from.words.words[range.first] as string, range.from)
  const stop =
    trail > 0
      ? to.words.words[last]?.length
      : endIn(to.words.words[last] as string, from.words.words[range.last] as string, range.to)
  return begin === undefined || stop === undefined ? undefined : { first, from: begin, last, to: stop }
}

/** Character at which a place begins within a word that may have other signs around it now. */
function beginIn(word: string, older: string, from: number): number | undefined {
  const part = older.slice(from)
  if (word.endsWith(part)) return word.length - part.length
  return from === 0 && comparedForm(word) === comparedForm(older) ? 0 : undefined
}

function endIn(word: string, older: string, to: number): number | undefined {
  if (word.startsWith(older.slice(0, to))) return to
  return to === older.length && comparedForm(word) === comparedForm(older) ? word.length : undefined
}

/** Printed words in which a compared one stands: a number and its unit may be two. */
const parts = ({ printed }: CarriedSide, word: number) => (printed.last[word] as number) - (printed.first[word] as number)

const blockAt = ({ firstOfBlock }: PrintedWords, word: number) =>
  lastAtMost(firstOfBlock.length - 1, (at) => (firstOfBlock[at] as number) <= word)

/** Words of the label that is printed before a compared word, the first of its block. */
function labelBefore({ printed }: CarriedSide, word: number): number {
  const first = printed.first[word] as number
  const block = blockAt(printed, first)
  return printed.firstOfBlock[block] === first ? (printed.labels[block] as number) : 0
}

/** Words of the label that is printed after a compared word, the last of its block. */
function labelAfter({ printed }: CarriedSide, word: number): number {
  const last = printed.last[word] as number
  const next = blockAt(printed, last) + 1
  const label = printed.labels[next] ?? 0
  return (printed.firstOfBlock[next] as number) - label === last + 1 ? label : 0
}
