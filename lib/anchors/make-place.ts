import { MAX_QUOTE_LENGTH, type Quote, type TextPlace, type WordRange } from '#contract/documents/place.ts'
import { cutText } from '#text/cut.ts'
import { findPlace } from './find-place.ts'
import { lettersOf } from './letters-of.ts'
import { CONTEXT_LENGTH, findOccurrences, wordRangeOf } from './occurrences.ts'
import { clauseAt, type TextWords } from './text-words.ts'
import { areasOf, wordsIn } from './word-areas.ts'

/** Words between those of a selection that a drag over columns leaves out. */
const MAX_SKIPPED = 3

/**
 * Makes a place of what a person selected: by its areas on pages, made precise by the selected words, or by the words and what
 * stands beside them. Selected words that are no text of the document (a header, a scan) stay a place by their areas alone.
 */
export function makePlace(text: TextWords, selection: TextPlace, file?: string): TextPlace | undefined {
  const areas = selection.areas ?? []
  const range = areas.length > 0 ? rangeInAreas(text, selection) : findPlace(text, selection)?.range
  if (range) {
    const place = placeAt(text, range)
    return place && { ...place, ...(areas.length > 0 && file !== undefined && { file }) }
  }
  if (areas.length === 0) return undefined
  return { areas, ...(selection.quote && { quote: selection.quote }), ...(file !== undefined && { file }) }
}

/** The place of a range of words, with all its selectors; undefined for a range without letters, or one that is too long. */
export function placeAt(text: TextWords, range: WordRange): TextPlace | undefined {
  const [start, end] = streamPartOf(text, range)
  const exact = textOf(text, range)
  if (start >= end || exact.length > MAX_QUOTE_LENGTH) return undefined
  const known: Quote = { exact, before: textBefore(text, range), after: textAfter(text, range) }
  const own = clauseAt(text, range.first)
  const clause = own && { id: own.id, word: range.first - own.word }
  const equals = findOccurrences(text, known).filter(({ whole }) => whole)
  const nth = equals.findIndex((one) => one.start === start) + 1
  const quote = equals.length > 1 ? { ...known, nth, of: equals.length } : known
  const areas = areasOf(text, range)
  return { quote, position: wordRangeOf(text, start, end), ...(clause && { clause }), ...(areas.length > 0 && { areas }) }
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
  const from = Math.max(start - key.length, 0)
  const around = text.stream.slice(from, end + key.length)
  const found: number[] = []
  for (let at = around.indexOf(key); at >= 0; at = around.indexOf(key, at + 1)) found.push(from + at)
  const distance = (at: number) => Math.abs(at - start) + Math.abs(at + key.length - end)
  const nearest = found.filter((at) => at < end && at + key.length > start).sort((a, b) => distance(a) - distance(b))[0]
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

function streamPartOf({ words, starts }: TextWords, { first, from, last, to }: WordRange): [start: number, end: number] {
  const before = lettersOf((words[first] ?? '').slice(0, from)).length
  const within = lettersOf((words[last] ?? '').slice(0, to)).length
  return [(starts[first] ?? 0) + before, (starts[last] ?? 0) + within]
}

function textOf({ words }: TextWords, { first, from, last, to }: WordRange): string {
  const end = words[last] as string
  if (first === last) return end.slice(from, to)
  return [(words[first] as string).slice(from), ...words.slice(first + 1, last), end.slice(0, to)].join(' ')
}

function textBefore({ words }: TextWords, { first, from }: WordRange): string {
  let text = (words[first] as string).slice(0, from)
  for (let at = first - 1; at >= 0 && text.length < CONTEXT_LENGTH; at--) text = `${words[at]} ${text}`
  return text
    .slice(-CONTEXT_LENGTH)
    .trim()
    .replace(/^[\udc00-\udfff]/, '')
}

function textAfter({ words }: TextWords, { last, to }: WordRange): string {
  let text = (words[last] as string).slice(to)
  for (let at = last + 1; at < words.length && text.length < CONTEXT_LENGTH; at++) text += ` ${words[at]}`
  return cutText(text, CONTEXT_LENGTH).trim()
}
