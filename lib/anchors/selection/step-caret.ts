import type { WordLine } from '../text-words.ts'
import { charactersOf, isUnspaced } from '../whole-words.ts'
import { edgesOf, isVertical } from '../word-areas.ts'
import { nearestInLine } from './nearest-caret.ts'
import { type Caret, lineOfCaret, type SelectableText } from './selectable-text.ts'

export type CaretStep = 'character' | 'word' | 'line' | 'clause' | 'edge' | 'whole'
export type StepDirection = 1 | -1

/** The step leads out of the text, or to words that are not loaded. */
export type NoStep = 'end' | 'missing'

/** Moves a caret by a step. A line keeps to `x`, at which the caret stood when it left the first one. */
export function stepCaret(text: SelectableText, from: Caret, step: CaretStep, to: StepDirection, x?: number): Caret | NoStep {
  if (step === 'character') return byCharacter(text, from, to)
  if (step === 'word') return byWord(text, from, to)
  if (step === 'line') return byLine(text, from, to, x)
  if (step === 'clause') return byClause(text, from, to)
  return step === 'edge' ? toEdge(text, from, to) : toEnd(text, to)
}

/** The start of a word behind or before a caret's word, or its end. */
function besideWord({ words, count }: SelectableText, word: number, isEnd: boolean): Caret | NoStep {
  if (word < 0 || word >= count) return 'end'
  const there = words[word]
  return there === undefined ? 'missing' : { word, offset: isEnd ? there.length : 0 }
}

function byCharacter(text: SelectableText, { word, offset }: Caret, to: StepDirection): Caret | NoStep {
  const own = text.words[word] ?? ''
  const starts = [...charactersOf(own), own.length]
  const next = to > 0 ? starts.find((start) => start > offset) : starts.findLast((start) => start < offset)
  return next === undefined ? besideWord(text, word + to, to < 0) : { word, offset: next }
}

let segmenter: Intl.Segmenter | undefined

/** Offsets at which words end, or begin, within a run of a script without spaces. */
function stopsIn(word: string, isEnd: boolean): number[] {
  if (!isUnspaced(word)) return [isEnd ? word.length : 0]
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  return [...segmenter.segment(word)].map(({ segment, index }) => (isEnd ? index + segment.length : index))
}

function byWord(text: SelectableText, { word, offset }: Caret, to: StepDirection): Caret | NoStep {
  const stopIn = (at: number, from: number): number | undefined => {
    const stops = stopsIn(text.words[at] ?? '', to > 0)
    return to > 0 ? stops.find((stop) => stop > from) : stops.findLast((stop) => stop < from)
  }
  const own = stopIn(word, offset)
  if (own !== undefined) return { word, offset: own }
  const next = besideWord(text, word + to, to < 0)
  return typeof next === 'string'
    ? next
    : { word: next.word, offset: stopIn(next.word, to > 0 ? -1 : next.offset) ?? next.offset }
}

/** Tells whether lines stand beside each other; letters of large type reach into the line below. */
function shareHeight(one: WordLine, other: WordLine): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return one.page === other.page && shared * 2 > Math.min(one.bottom - one.top, other.bottom - other.top)
}

/** Goes to the next row of lines, to the one that is nearest: cells of a table stand beside each other. */
function byLine(text: SelectableText, from: Caret, to: StepDirection, x = caretEdge(text, from)): Caret | NoStep {
  const { lines } = text
  const own = lines[lineOfCaret(text, from)]
  if (!own || x === undefined) return besideWord(text, from.word + to, to < 0)
  const start = lines.indexOf(own)
  if (isVertical(text.words[from.word] ?? '', own, from.word)) return besideColumn(text, from, to)
  let at = start + to
  while (lines[at] && shareHeight(own, lines[at] as WordLine)) at += to
  const first = lines[at]
  if (!first || isGap(text, own, first)) return atEdgeOf(text, to)
  const row: WordLine[] = []
  for (; lines[at] && shareHeight(first, lines[at] as WordLine); at += to) row.push(lines[at] as WordLine)
  const beside = ({ spans }: WordLine) => Math.max(Math.min(...spans) - x, x - Math.max(...spans), 0)
  const line = row.reduce((best, one) => (beside(one) < beside(best) ? one : best))
  return nearestInLine(text.words, line, { x, y: (line.top + line.bottom) / 2 })
}

/** The same place in the column beside a caret's, of text that goes down. */
function besideColumn(text: SelectableText, { word, offset }: Caret, to: StepDirection): Caret | NoStep {
  const next = besideWord(text, word + to, false)
  return typeof next === 'string' ? next : { word: next.word, offset: Math.min(offset, text.words[next.word]?.length ?? 0) }
}

/** Tells whether words between two lines are not loaded. */
function isGap({ words }: SelectableText, one: WordLine, other: WordLine): boolean {
  const [low, high] = [Math.min(one.first, other.first), Math.max(one.first, other.first)]
  for (let at = low; at <= high; at++) if (words[at] === undefined) return true
  return false
}

function atEdgeOf({ words, count, lines }: SelectableText, to: StepDirection): NoStep {
  const line = to > 0 ? lines.at(-1) : lines[0]
  const next = line ? (to > 0 ? line.first + line.spans.length / 2 : line.first - 1) : 0
  return next >= 0 && next < count && words[next] === undefined ? 'missing' : 'end'
}

/** Edge of a caret on its page, from the left. */
export function caretEdge(text: SelectableText, caret: Caret): number | undefined {
  const line = text.lines[lineOfCaret(text, caret)]
  if (!line) return undefined
  const word = Math.max(caret.word, line.first)
  const [start, end] = edgesOf(text.words[word] ?? '', line, word)
  const length = text.words[word]?.length ?? 1
  return start + (end - start) * (word === caret.word ? caret.offset / Math.max(length, 1) : 0)
}

function byClause({ clauses, words, count }: SelectableText, { word, offset }: Caret, to: StepDirection): Caret | NoStep {
  const isOn = (start: number) => (to > 0 ? start > word : start < word || (start === word && offset > 0))
  const there = to > 0 ? clauses.find((one) => isOn(one.word)) : clauses.findLast((one) => isOn(one.word))
  const gap = firstGap(words, count, word, to)
  if (there && (gap === undefined || (to > 0 ? there.word < gap : there.word > gap))) return { word: there.word, offset: 0 }
  return gap === undefined ? 'end' : 'missing'
}

/** The first word on or back that is not loaded. */
function firstGap(words: readonly string[], count: number, from: number, to: StepDirection): number | undefined {
  for (let at = from; at >= 0 && at < count; at += to) if (words[at] === undefined) return at
  return undefined
}

function toEdge(text: SelectableText, caret: Caret, to: StepDirection): Caret | NoStep {
  const line = text.lines[lineOfCaret(text, caret)]
  if (!line) return 'end'
  const word = to > 0 ? line.first + line.spans.length / 2 - 1 : line.first
  return besideWord(text, word, to > 0)
}

function toEnd(text: SelectableText, to: StepDirection): Caret | NoStep {
  return besideWord(text, to > 0 ? text.count - 1 : 0, to > 0)
}
