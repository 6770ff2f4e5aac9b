import { MAX_AREAS, MAX_QUOTE_LENGTH, type PageArea, type TextPlace, type WordRange } from '#contract/documents/place.ts'
import { BETWEEN_CELLS, type CellBlock, cellOf, cellsBetween, cornersOf, quotedText, rangesOfCells } from '../table-cells.ts'
import { charactersOf, isUnspaced, widenToWords } from '../whole-words.ts'
import { areasOf } from '../word-areas.ts'
import type { Caret, SelectableText } from './selectable-text.ts'

/** Ends of a selection: where it began, and where the pointer or the caret is. */
export interface SelectionEnds {
  readonly anchor: Caret
  readonly focus: Caret
}

/** Words that follow each other, or those of cells that lie below each other. */
export interface SelectedWords {
  readonly ranges: readonly WordRange[]
  readonly cells?: CellBlock
}

const isBefore = (one: Caret, other: Caret): boolean =>
  one.word < other.word || (one.word === other.word && one.offset < other.offset)

const inOrder = ({ anchor, focus }: SelectionEnds): readonly [Caret, Caret] =>
  isBefore(focus, anchor) ? [focus, anchor] : [anchor, focus]

/** Words that a pointer went over: both that it touched and all between them; characters in a script without spaces. */
export function wordsBetween(text: SelectableText, ends: SelectionEnds): SelectedWords {
  const [start, end] = inOrder(ends)
  const [first, last] = [text.words[start.word] ?? '', text.words[end.word] ?? '']
  const from = isUnspaced(first) ? Math.min(start.offset, charactersOf(first).at(-1) ?? 0) : 0
  const least = start.word === end.word ? from : 0
  const after = charactersOf(last).find((at) => at > least) ?? last.length
  const to = isUnspaced(last) ? Math.max(end.offset, after) : last.length
  return asCells(text, widenToWords(text, { first: start.word, from, last: end.word, to }))
}

/** Words from one caret to another; undefined where there is none between them. */
export function wordsOfCarets(text: SelectableText, ends: SelectionEnds): SelectedWords | undefined {
  const [start, end] = inOrder(ends)
  const isAfter = start.offset > 0 && start.offset === text.words[start.word]?.length
  const first = isAfter ? start.word + 1 : start.word
  const isAtStart = end.offset === 0
  const last = isAtStart ? end.word - 1 : end.word
  const to = isAtStart ? (text.words[last]?.length ?? 0) : end.offset
  if (last < first || (first === last && to <= (isAfter ? 0 : start.offset))) return undefined
  return asCells(text, widenToWords(text, { first, from: isAfter ? 0 : start.offset, last, to }))
}

/** Tells whether a selection goes against the order of reading. */
export const isBackward = ({ anchor, focus }: SelectionEnds): boolean => isBefore(focus, anchor)

/** Ends of selected words at their outer edges. */
export function wholeEnds({ ranges }: SelectedWords, isFromEnd: boolean): SelectionEnds | undefined {
  const [first, last] = [ranges[0], ranges.at(-1)]
  if (!first || !last) return undefined
  const [start, end] = [
    { word: first.first, offset: first.from },
    { word: last.last, offset: last.to },
  ]
  return isFromEnd ? { anchor: end, focus: start } : { anchor: start, focus: end }
}

/** Whole cells where a selection goes from one cell of a table to another: those of the rectangle between them. */
function asCells(text: SelectableText, range: WordRange): SelectedWords {
  const corners = cornersOf(text.cells, range)
  if (!corners || corners[0] === corners[1]) return { ranges: [range] }
  const cells = cellsBetween(text.cells, ...corners)
  const ranges = rangesOfCells(text, cells)
  const isOneAfterAnother = cells.every(({ first }, at) => at === 0 || cells[at - 1]?.end === first)
  const [start, end] = [ranges[0] as WordRange, ranges.at(-1) as WordRange]
  return isOneAfterAnother ? { ranges: [{ ...start, last: end.last, to: end.to }] } : { ranges, cells }
}

/** Tells whether all words of a selection are loaded. */
export const isLoaded = ({ words }: SelectableText, { ranges }: SelectedWords): boolean =>
  ranges.every(({ first, last }) => {
    for (let at = first; at <= last; at++) if (words[at] === undefined) return false
    return true
  })

/** The words of a selection as a quote has them. */
export const quoteOf = (text: SelectableText, { ranges }: SelectedWords): string =>
  ranges.map((range) => quotedText(text, range)).join(BETWEEN_CELLS)

/** Areas of exactly the selected words. */
export const areasOfSelection = (text: SelectableText, { ranges }: SelectedWords): PageArea[] =>
  ranges.flatMap((range) => areasOf(text, range))

/** Makes a place of a selection; undefined for more than a place can have. */
export function placeOfSelection(text: SelectableText, selected: SelectedWords, file?: string): TextPlace | undefined {
  const exact = quoteOf(text, selected)
  const areas = areasOfSelection(text, selected)
  if (exact === '' || exact.length > MAX_QUOTE_LENGTH || areas.length > MAX_AREAS) return undefined
  const [first, last] = [selected.ranges[0], selected.ranges.at(-1)]
  return {
    quote: { exact, before: '', after: '' },
    ...(first && last && { position: { ...first, last: last.last, to: last.to } }),
    ...(areas.length > 0 && { areas }),
    ...(file !== undefined && { file }),
  }
}

/** Words of a block: a paragraph, an item, a cell. */
export function blockOf({ words, blocks, cells, count }: SelectableText, word: number): SelectionEnds {
  const cell = cellOf(cells, word)
  const start = cell?.first ?? blocks.findLast((first) => first <= word) ?? 0
  const last = (cell?.end ?? blocks.find((first) => first > word) ?? count) - 1
  // A block may go on upon a page that is not loaded.
  let end = word
  while (end < last && words[end + 1] !== undefined) end++
  return { anchor: { word: start, offset: 0 }, focus: { word: end, offset: words[end]?.length ?? 0 } }
}
