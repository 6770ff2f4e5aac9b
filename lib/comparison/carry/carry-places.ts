import { findPlace } from '#anchors/find-place.ts'
import { lettersOf } from '#anchors/letters-of.ts'
import { placeAt } from '#anchors/make-place.ts'
import { type TextWords, wordsOfText } from '#anchors/text-words.ts'
import type { TextPlace, WordRange } from '#contract/documents/place.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { type Comparison, compareTexts } from '../compare-texts.ts'
import { blockOfWord } from '../word-list.ts'
import { comparedWordsIn, findPrintedWords, type PrintedWords } from './printed-words.ts'

/**
 * A place of an older text in a newer one. `same`: its words stand there unchanged, wherever they moved · `changed`: they read
 * otherwise there, or stand in a clause that is not theirs · `gone`: they are no longer there.
 */
export interface CarriedPlace {
  readonly kind: 'same' | 'changed' | 'gone'
  /** absent for what is gone */
  readonly place?: TextPlace
  /** words of the older text */
  readonly older: string
  readonly newer?: string
  /** index of the clause of the newer text in which the place is, or the nearest one; -1 where there is none */
  readonly clause: number
}

/** The range where a place was made, if its words and those before them still stand there: no search is needed then. */
function unmovedRange({ stream, starts }: TextWords, { quote, position }: TextPlace): WordRange | undefined {
  const [start, end] = [starts[position?.first ?? -1], starts[(position?.last ?? -2) + 1]]
  if (!quote || !position || position.from > 0 || start === undefined || end === undefined) return undefined
  const isThere = stream.slice(start, end) === lettersOf(quote.exact)
  return isThere && stream.endsWith(lettersOf(quote.before), start) ? position : undefined
}

interface Side {
  readonly text: DocumentText
  readonly words: TextWords
  readonly printed: PrintedWords
}

/** Words that are enough to know a sentence again in another clause. */
const ENOUGH_WORDS = 8
/** Share of the words of a place that must stand in the newer text for it to be that place, changed. */
const SOME_SHARE = 0.4
/** Words of the newer text for each of the older that a changed place covers at most, and some more. */
const MAX_GROWTH = 3
const MAX_ADDED_WORDS = 12

/** Carries places of an older text over to a newer one, all by one comparison. */
export function carryPlaces(
  older: DocumentText,
  newer: DocumentText,
  places: readonly TextPlace[],
  comparison: Comparison = compareTexts(older, newer),
): CarriedPlace[] {
  const from: Side = { text: older, words: wordsOfText(older), printed: findPrintedWords(older, comparison.older) }
  const to: Side = { text: newer, words: wordsOfText(newer), printed: findPrintedWords(newer, comparison.newer) }
  return places.map((place) => carryPlace(place, from, to, comparison))
}

function carryPlace(place: TextPlace, from: Side, to: Side, comparison: Comparison): CarriedPlace {
  const range = unmovedRange(from.words, place) ?? findPlace(from.words, place)?.range
  const older = place.quote?.exact ?? ''
  if (!range) return { kind: 'gone', older, clause: -1 }
  const [start, end] = comparedWordsIn(from.printed, range.first, range.last)
  const partners = Array.from(comparison.words.newer.subarray(start, end))
  const nearest = nearestClause(start, comparison, from.text)
  const gone: CarriedPlace = { kind: 'gone', older, clause: nearest }
  const between = spanBetween(start, end, comparison)
  const found = spanOf(partners, comparison)
  const span = found ? withEdges(found, partners, between) : between
  if (!span) return gone
  const same = span[1] - span[0] === partners.length && partners.every((word, at) => word === span[0] + at)
  // Numbers of clauses and labels are no words that are compared: a place that begins or ends with one goes on to do so.
  const labels = { before: (from.printed.first[start] ?? 0) - range.first, after: range.last - (from.printed.last[end - 1] ?? 0) }
  const newRange = rangeOf(span, to, same ? { range, words: from.words, labels } : undefined)
  const newPlace = placeAt(to.words, newRange)
  if (!newPlace) return gone
  const clause = to.text.blocks[blockOfWord(comparison.newer, span[0])]?.clause ?? -1
  const own = from.text.blocks[blockOfWord(comparison.older, start)]?.clause ?? -1
  const isOwnClause = own < 0 ? clause < 0 : comparison.clausePairs.newer[own] === clause
  const isKnown = isOwnClause || isLongRun(partners.length, start, comparison)
  const kind = same && isKnown ? 'same' : 'changed'
  return { kind, place: newPlace, older, newer: newPlace.quote?.exact ?? '', clause }
}

type Span = readonly [start: number, end: number]

/** The words of the newer text that a place's words became, in the one block that has most of them. */
function spanOf(partners: readonly number[], { newer }: Comparison): Span | undefined {
  const byBlock = Map.groupBy(
    partners.filter((word) => word >= 0),
    (word) => blockOfWord(newer, word),
  )
  // A place over several paragraphs is still one where they follow each other.
  const all = partners.filter((word) => word >= 0)
  const most = [...byBlock.values()].toSorted((a, b) => b.length - a.length)[0]
  if (!most || all.length < partners.length * SOME_SHARE) return undefined
  for (const words of [all, most]) {
    const [start, end] = [Math.min(...words), Math.max(...words) + 1]
    if (words.length >= partners.length * SOME_SHARE && end - start <= partners.length * MAX_GROWTH + MAX_ADDED_WORDS)
      return [start, end]
  }
  return undefined
}

/** Adds what stands now where the first or last words of a place stood. */
function withEdges([start, end]: Span, partners: readonly number[], between: Span | undefined): Span {
  if (!between) return [start, end]
  return [
    (partners[0] as number) < 0 && between[0] < start ? between[0] : start,
    (partners.at(-1) as number) < 0 && between[1] > end ? between[1] : end,
  ]
}

/** Words that stand now between those before and after a place, where both are in one block as they were. */
function spanBetween(start: number, end: number, { older, newer, words }: Comparison): Span | undefined {
  const block = blockOfWord(older, start)
  const [first, last] = [older.firstOfBlock[block] as number, older.firstOfBlock[block + 1] as number]
  let before = start - 1
  while (before >= first && (words.newer[before] as number) < 0) before--
  let after = end
  while (after < last && (words.newer[after] as number) < 0) after++
  const from = before >= first ? (words.newer[before] as number) + 1 : undefined
  const to = after < last ? (words.newer[after] as number) : undefined
  const known = from === undefined ? to : from - 1
  if (known === undefined) return undefined
  const newBlock = blockOfWord(newer, known)
  const span: Span = [from ?? (newer.firstOfBlock[newBlock] as number), to ?? (newer.firstOfBlock[newBlock + 1] as number)]
  const isOne = span[0] < span[1] && blockOfWord(newer, span[0]) === newBlock && blockOfWord(newer, span[1] - 1) === newBlock
  return isOne && span[1] - span[0] <= (end - start) * MAX_GROWTH + MAX_ADDED_WORDS ? span : undefined
}

/** Tells whether a place stands in a long run of words that are the same, so that it is known without its clause. */
function isLongRun(length: number, start: number, { words: { newer } }: Comparison): boolean {
  let [first, last] = [start, start + length - 1]
  const follows = (word: number) => (newer[word] as number) >= 0 && newer[word + 1] === (newer[word] as number) + 1
  while (first > 0 && last - first < ENOUGH_WORDS && follows(first - 1)) first--
  while (last + 1 < newer.length && last - first < ENOUGH_WORDS && follows(last)) last++
  return last - first + 1 >= ENOUGH_WORDS
}

/** An older place that is the same in the newer text, with the numbers of labels at its ends. */
interface SamePlace {
  readonly range: WordRange
  readonly words: TextWords
  readonly labels: { readonly before: number; readonly after: number }
}

/** The printed words of a span; within its first and last one as far as the older place went, where all is the same. */
function rangeOf([start, end]: Span, { words, printed }: Side, same: SamePlace | undefined): WordRange {
  const { before, after } = same?.labels ?? { before: 0, after: 0 }
  const first = Math.max(0, (printed.first[start] as number) - Math.max(0, before))
  const last = Math.min(words.words.length - 1, (printed.last[end - 1] as number) + Math.max(0, after))
  const whole = { first, from: 0, last, to: (words.words[last] as string).length }
  if (!same) return whole
  const { range, words: former } = same
  return {
    ...whole,
    ...(words.words[first] === former.words[range.first] && { from: range.from }),
    ...(words.words[last] === former.words[range.last] && { to: range.to }),
  }
}

/** The clause of the newer text that the clause of a word became, or that of the nearest one before it, or after. */
function nearestClause(word: number, { older, clausePairs }: Comparison, { blocks }: DocumentText): number {
  const own = blocks[blockOfWord(older, word)]?.clause ?? -1
  for (let clause = own; clause >= 0; clause--)
    if ((clausePairs.newer[clause] ?? -1) >= 0) return clausePairs.newer[clause] as number
  for (let clause = own + 1; clause < clausePairs.newer.length; clause++)
    if ((clausePairs.newer[clause] ?? -1) >= 0) return clausePairs.newer[clause] as number
  return -1
}
