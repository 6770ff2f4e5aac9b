import { MAX_QUOTE_LENGTH, type Quote, type TextPlace, type WordRange } from '#contract/documents/place.ts'
import { cutText } from '#text/cut.ts'
import { listCellBlocks } from './find-cells.ts'
import { findPlace } from './find-place.ts'
import { countLetters, lettersOf } from './letters-of.ts'
import { CONTEXT_LENGTH, findEquals, wordRangeOf } from './occurrences.ts'
import { BETWEEN_CELLS, type CellBlock, cellsBetween, cornersOf, quotedText, rangeOfCells, rangesOfCells } from './table-cells.ts'
import { clauseAt, streamPartOf, type TextWords } from './text-words.ts'
import { areasOf, coverEachOther, wordsIn } from './word-areas.ts'

/** Words between those of a selection that a drag over columns leaves out. */
const MAX_SKIPPED = 3

/** Letters by which a viewer may draw selected words beside their place on the page: it sets them in other type. */
const MAX_BESIDE = 12

/**
 * Makes a place of what a person selected: by its areas on pages, made precise by the selected words, or by the words and what
 * stands beside them. Its areas are those of the words, unless they do not cover what was selected: a page break is selected
 * with a footer and a header, which are no text. Where nothing of it is text (a header, a scan) it is a place by its areas alone.
 */
export function makePlace(text: TextWords, selection: TextPlace, file?: string): TextPlace | undefined {
  const areas = selection.areas ?? []
  if (areas.length === 0) {
    const found = findPlace(text, selection)
    if (found?.cells) return placeOfCells(text, found.cells)
    return found?.range && placeAt(text, found.range)
  }
  const known = knownPlace(text, selection, file)
  if (known) return { ...known, file }
  const range = rangeInAreas(text, selection)
  const place = range && placeAt(text, range)
  const own = file !== undefined && { file }
  if (range && !place && hasLetters(text, range)) return undefined
  if (!place) return { areas, ...(selection.quote && { quote: selection.quote }), ...own }
  const shown = place.areas && coverEachOther(place.areas, areas) ? place.areas : areas
  return { ...place, ...(place.quote && { quote: withDrawn(place.quote, selection.quote) }), areas: shown, ...own }
}

/** The place of a selection that was made in this very text: by its words, or by the cells that have its areas. */
function knownPlace(text: TextWords, selection: TextPlace, file: string | undefined): TextPlace | undefined {
  const { quote, position, areas = [] } = selection
  if (!quote || quote.drawn || file === undefined || selection.file !== file) return undefined
  const range = position && isRangeOf(text, position) ? position : undefined
  if (range && isWrittenAt(text, range, { ...quote, before: '' })) return placeAt(text, range)
  const there = range && cellsWritten(text, range, quote.exact)
  if (there) return placeOfCells(text, there)
  const own = listCellBlocks(text, quote).find((block) => coverEachOther(areasOfCells(text, block), areas))
  return own && placeOfCells(text, own)
}

const isRangeOf = ({ words }: TextWords, { first, last }: WordRange): boolean => first <= last && last < words.length

/** Keeps the selected words beside those of the text, where they have other letters. */
function withDrawn(quote: Quote, selected: Quote | undefined): Quote {
  const drawn = selected?.drawn ?? selected?.exact
  return drawn && lettersOf(drawn) !== lettersOf(quote.exact) ? { ...quote, drawn } : quote
}

function hasLetters(text: TextWords, range: WordRange): boolean {
  const [start, end] = streamPartOf(text, range)
  return start < end
}

/** The place of a range of words, with all its selectors; undefined for a range without letters, or one that is too long. */
export function placeAt(text: TextWords, range: WordRange): TextPlace | undefined {
  const [start, end] = streamPartOf(text, range)
  const exact = quotedText(text, range)
  if (start >= end || exact.length > MAX_QUOTE_LENGTH) return undefined
  const known: Quote = { exact, before: textBefore(text, range), after: textAfter(text, range) }
  const own = clauseAt(text, range.first)
  const clause = own && { id: own.id, word: range.first - own.word }
  const equals = findEquals(text, { start, end, before: countLetters(known.before), after: countLetters(known.after) })
  const nth = equals.indexOf(start) + 1
  const quote = equals.length > 1 ? { ...known, nth, of: equals.length } : known
  const areas = areasOf(text, range)
  return { quote, position: wordRangeOf(text, start, end), ...(clause && { clause }), ...(areas.length > 0 && { areas }) }
}

const areasOfCells = (text: TextWords, block: CellBlock) => rangesOfCells(text, block).flatMap((range) => areasOf(text, range))

/** Finds the cells of a quote from the first of them to the last; a cell at a corner of their rectangle may be empty. */
function cellsWritten(text: TextWords, range: WordRange, exact: string): CellBlock | undefined {
  const corners = cornersOf(text.cells, range)
  if (!corners) return undefined
  const [one, other] = corners
  const own = text.cells.filter(({ table, row }) => table === one.table && row >= one.row && row <= other.row)
  const columns = new Set(own.map(({ column }) => column))
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)]
  for (const first of [...columns].filter((column) => column <= left))
    for (const last of [...columns].filter((column) => column >= right)) {
      const block = cellsBetween(own, { ...one, column: first }, { ...other, column: last })
      if (quoteOfCells(text, block) === exact) return block
    }
  return undefined
}

const quoteOfCells = (text: TextWords, block: CellBlock) =>
  rangesOfCells(text, block)
    .map((range) => quotedText(text, range))
    .join(BETWEEN_CELLS)

/** The place of cells whose words do not follow each other; its position is that of all from the first to the last. */
export function placeOfCells(text: TextWords, block: CellBlock): TextPlace | undefined {
  const exact = quoteOfCells(text, block)
  if (exact.length > MAX_QUOTE_LENGTH) return undefined
  const range = rangeOfCells(text, block)
  const own = clauseAt(text, range.first)
  const areas = areasOfCells(text, block)
  return {
    quote: { exact, before: textBefore(text, range), after: textAfter(text, range) },
    position: range,
    ...(own && { clause: { id: own.id, word: range.first - own.word } }),
    ...(areas.length > 0 && { areas }),
  }
}

/** Tells whether a quote is written at a range, after what stood before it; cells may be parted in it, or not. */
export function isWrittenAt({ words }: TextWords, { first, from, last, to }: WordRange, { exact, before }: Quote): boolean {
  let length = 0
  for (let at = first; at <= last; at++) {
    const word = words[at] as string
    const part =
      (at === first && from > 0) || at === last ? word.slice(at === first ? from : 0, at === last ? to : undefined) : word
    if (!exact.startsWith(part, length)) return false
    length += part.length
    if (at === last) break
    if (exact[length] !== ' ') return false
    length += exact.startsWith(BETWEEN_CELLS, length) && words[at + 1] !== '|' ? BETWEEN_CELLS.length : 1
  }
  if (length !== exact.length) return false
  let end = before.length
  for (let at = from > 0 ? first : first - 1; end > 0 && at >= 0; at--) {
    const word = at === first ? (words[at] as string).slice(0, from) : (words[at] as string)
    if (!(word.length > end ? word.endsWith(before.slice(0, end)) : before.endsWith(word, end))) return false
    end -= word.length + 1
  }
  return end <= 0
}

function rangeInAreas(text: TextWords, { areas = [], quote }: TextPlace): WordRange | undefined {
  const touched = longestRun(wordsIn(text, areas))
  if (!touched) return undefined
  const [first, last] = touched
  const range = { first, from: 0, last, to: (text.words[last] as string).length }
  return (quote && preciseRange(text, range, quote.exact)) ?? range
}

/** The selected words within the words that their areas touch, or across their edges. */
function preciseRange(text: TextWords, range: WordRange, exact: string): WordRange | undefined {
  const key = lettersOf(exact)
  if (key === '') return undefined
  const [start, end] = streamPartOf(text, range)
  const from = Math.max(start - key.length - MAX_BESIDE, 0)
  const around = text.stream.slice(from, end + key.length + MAX_BESIDE)
  const found: number[] = []
  for (let at = around.indexOf(key); at >= 0; at = around.indexOf(key, at + 1)) found.push(from + at)
  const distance = (at: number) => Math.abs(at - start) + Math.abs(at + key.length - end)
  const isNear = (at: number) => at < end + MAX_BESIDE && at + key.length > start - MAX_BESIDE
  const nearest = found.filter(isNear).sort((a, b) => distance(a) - distance(b))[0]
  return nearest === undefined ? undefined : wordRangeOf(text, nearest, nearest + key.length)
}

/** The longest run of words with no more than a few left out. */
function longestRun(words: readonly number[]): [first: number, last: number] | undefined {
  let best: [number, number] | undefined
  let run: [number, number] | undefined
  for (const word of words) {
    run = run && word - run[1] <= MAX_SKIPPED + 1 ? [run[0], word] : [word, word]
    if (!best || run[1] - run[0] > best[1] - best[0]) best = run
  }
  return best
}

function textBefore({ words }: TextWords, { first, from }: WordRange): string {
  let start = first
  for (let length = from; start > 0 && length < CONTEXT_LENGTH; start--) length += (words[start - 1] as string).length + 1
  return [...words.slice(start, first), (words[first] as string).slice(0, from)]
    .join(' ')
    .slice(-CONTEXT_LENGTH)
    .trim()
    .replace(/^[\udc00-\udfff]/, '')
}

function textAfter({ words }: TextWords, { last, to }: WordRange): string {
  const rest = (words[last] as string).slice(to)
  let end = last + 1
  for (let length = rest.length; end < words.length && length < CONTEXT_LENGTH; end++) length += (words[end] as string).length + 1
  return cutText([rest, ...words.slice(last + 1, end)].join(' '), CONTEXT_LENGTH).trim()
}
