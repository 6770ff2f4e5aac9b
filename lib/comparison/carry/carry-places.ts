import { findPlace } from '#anchors/find-place.ts'
import { isWrittenAt, placeAt } from '#anchors/make-place.ts'
import { lastAtMost, type TextWords, wordsOfText } from '#anchors/text-words.ts'
import type { TextPlace, WordRange } from '#contract/documents/place.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { type Comparison, compareTexts } from '../compare-texts.ts'
import { comparedForm } from '../compared-form.ts'
import { blockOfWord } from '../word-list.ts'
import { hasBetterPlace, instancesOf, isSurroundedAlike, unchangedPassage } from './passages.ts'
import { comparedWordsIn, findPrintedWords } from './printed-words.ts'
import { type CarriedSide, type CarriedSpan, type Carrying, type OlderPlace, sameRange, wholeRange } from './span-range.ts'

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
function unmovedRange(text: TextWords, { quote, position }: TextPlace): WordRange | undefined {
  if (!quote || !position || position.last >= text.words.length || position.first > position.last) return undefined
  return isWrittenAt(text, position, quote) ? position : undefined
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
  const from: CarriedSide = { text: older, words: wordsOfText(older), printed: findPrintedWords(older, comparison.older) }
  const to: CarriedSide = { text: newer, words: wordsOfText(newer), printed: findPrintedWords(newer, comparison.newer) }
  return places.map((place) => carryPlace(place, { from, to, comparison }))
}

function carryPlace(place: TextPlace, carrying: Carrying): CarriedPlace {
  const { from, to, comparison } = carrying
  const range = unmovedRange(from.words, place) ?? findPlace(from.words, place)?.range
  const older = place.quote?.exact ?? ''
  if (!range) return { kind: 'gone', older, clause: -1 }
  const [start, end] = comparedWordsIn(from.printed, range.first, range.last)
  const partners = comparison.words.newer.subarray(start, end)
  const stays = isUnbroken(partners) && stayingPlace(place, { range, span: [start, end] }, carrying)
  if (stays) return carriedTo(stays, 'same', older, to)
  const moved = movedPlace(place, range, carrying)
  if (moved) return carriedTo(moved, 'same', older, to)
  const between = spanBetween(start, end, comparison)
  const found = spanOf(partners, comparison)
  const span = found ? withEdges(found, partners, between) : between
  const changed = span && placeAt(to.words, wholeRange(span, to))
  if (changed) return carriedTo(changed, 'changed', older, to)
  return { kind: 'gone', older, clause: nearestClause(start, comparison, from.text) }
}

function carriedTo(place: TextPlace, kind: 'same' | 'changed', older: string, to: CarriedSide): CarriedPlace {
  return { kind, place, older, newer: place.quote?.exact ?? '', clause: clauseOf(place.position?.first ?? 0, to) }
}

const isUnbroken = (partners: Int32Array): boolean =>
  partners.length > 0 && (partners[0] as number) >= 0 && partners.every((word, at) => word === (partners[0] as number) + at)

/** The place of the same words in the newer text, where nothing says that they may be another instance of them. */
function stayingPlace(former: TextPlace, older: OlderPlace, carrying: Carrying): TextPlace | undefined {
  const { from, to, comparison } = carrying
  const range = sameRange(older, comparison.words.newer[older.span[0]] as number, carrying)
  const place = range && placeAt(to.words, range)
  if (!place) return undefined
  const own = ownClause(older.range, carrying)
  const isAtHome = clauseOf(range.first, to) === own
  const isOnly = former.quote?.of === undefined && place.quote?.of === undefined
  const isKnown = isOnly && isSurroundedAlike(from.words, to.words, older.range, range)
  if (isKnown && isAtHome) return place
  if (!isKnown && !isAtHome && !isLongRun(older.span, comparison)) return undefined
  if (!isAtHome && standsAtHome(older.range, own, carrying)) return undefined
  if (isKnown) return place
  const end = older.range.last > (from.printed.last[older.span[1] - 1] as number) ? older.span[1] + 1 : older.span[1]
  const isDoubtful =
    (!isAtHome && instancesOf(from.words, to.words, older.range).length > 1) ||
    !isOneAfterAnother([older.span[0], end], carrying) ||
    hasBetterPlace(from.words, to.words, older.range, range) ||
    hasBetterPlace(to.words, from.words, range, older.range)
  return isDoubtful ? undefined : place
}

/** Tells whether the clauses in a place are the same ones, so that no other clause of the same title stands in for one of them. */
function isOneAfterAnother([start, end]: CarriedSpan, { from, to, comparison }: Carrying): boolean {
  const first = blockOfWord(comparison.older, start)
  const last = blockOfWord(comparison.older, end - 1)
  for (let block = first + 1; block <= last; block++) {
    const word = comparison.older.firstOfBlock[block] as number
    const clause = from.text.blocks[block]?.clause ?? -1
    if (clause === from.text.blocks[block - 1]?.clause || word >= end) continue
    const partner = comparison.words.newer[word] as number
    if (to.text.blocks[blockOfWord(comparison.newer, partner)]?.clause !== comparison.clausePairs.newer[clause]) return false
  }
  return true
}

/**
 * The place of a passage that stands just once in both texts, whatever the comparison says; but not where the words stand in the
 * clause that was theirs with one of their sides too: the passage may be a copy of them.
 */
function movedPlace(former: TextPlace, range: WordRange, carrying: Carrying): TextPlace | undefined {
  const { from, to } = carrying
  const unchanged = unchangedPassage(from.words, to.words, range)
  const place = unchanged && placeAt(to.words, unchanged)
  if (!place || comparedForm(place.quote?.exact ?? '') !== comparedForm(former.quote?.exact ?? '')) return undefined
  const own = ownClause(range, carrying)
  const isAtHome = clauseOf(unchanged.first, to) === own
  return standsAtHome(range, own, carrying, unchanged.first) && (!isAtHome || isOftener(range, carrying)) ? undefined : place
}

/** Tells whether words of a place, with some that stood beside them, stand at more places than before: one may be a copy. */
const isOftener = (range: WordRange, { from, to }: Carrying): boolean =>
  instancesOf(from.words, to.words, range).length > instancesOf(from.words, from.words, range).length

/** The clause of a printed word. */
function clauseOf(word: number, { text, printed }: CarriedSide): number {
  const startOf = (block: number) => (printed.firstOfBlock[block] as number) - (printed.labels[block] as number)
  return text.blocks[lastAtMost(text.blocks.length, (at) => startOf(at) <= word)]?.clause ?? -1
}

/** The clause of the newer text that the clause of a place became: -1 where both have none, undefined where it is gone. */
function ownClause({ first }: WordRange, { from, comparison }: Carrying): number | undefined {
  const clause = clauseOf(first, from)
  if (clause < 0) return -1
  const paired = comparison.clausePairs.newer[clause] ?? -1
  return paired < 0 ? undefined : paired
}

/** Tells whether words of a place, with some that stood beside them, stand in the clause that was its own, except at a word. */
function standsAtHome(range: WordRange, own: number | undefined, { from, to }: Carrying, except?: number): boolean {
  const isAtHome = (word: number) => word !== except && clauseOf(word, to) === own
  return own !== undefined && instancesOf(from.words, to.words, range).some(isAtHome)
}

/** The words of the newer text that a place's words became, in the one block that has most of them. */
function spanOf(partners: Int32Array, { newer }: Comparison): CarriedSpan | undefined {
  const all = [...partners.filter((word) => word >= 0)]
  const byBlock = Map.groupBy(all, (word) => blockOfWord(newer, word))
  // A place over several paragraphs is still one where they follow each other.
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
function withEdges([start, end]: CarriedSpan, partners: Int32Array, between: CarriedSpan | undefined): CarriedSpan {
  if (!between) return [start, end]
  return [
    (partners[0] as number) < 0 && between[0] < start ? between[0] : start,
    (partners.at(-1) as number) < 0 && between[1] > end ? between[1] : end,
  ]
}

/** Words that stand now between those before and after a place, where both are in one block as they were. */
function spanBetween(start: number, end: number, { older, newer, words }: Comparison): CarriedSpan | undefined {
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
  const span: CarriedSpan = [from ?? (newer.firstOfBlock[newBlock] as number), to ?? (newer.firstOfBlock[newBlock + 1] as number)]
  const isOne = span[0] < span[1] && blockOfWord(newer, span[0]) === newBlock && blockOfWord(newer, span[1] - 1) === newBlock
  return isOne && span[1] - span[0] <= (end - start) * MAX_GROWTH + MAX_ADDED_WORDS ? span : undefined
}

/** Tells whether words stand in a long run of words that are the same. */
function isLongRun([start, end]: CarriedSpan, { words: { newer } }: Comparison): boolean {
  let [first, last] = [start, end - 1]
  const follows = (word: number) => (newer[word] as number) >= 0 && newer[word + 1] === (newer[word] as number) + 1
  while (first > 0 && last - first < ENOUGH_WORDS && follows(first - 1)) first--
  while (last + 1 < newer.length && last - first < ENOUGH_WORDS && follows(last)) last++
  return last - first + 1 >= ENOUGH_WORDS
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
