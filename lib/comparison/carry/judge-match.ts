import { placeAt } from '#anchors/make-place.ts'
import type { TextPlace, WordRange } from '#contract/documents/place.ts'
import type { CarryRule } from '#contract/points/carry-rules.ts'
import type { Comparison } from '../compare-texts.ts'
import { blockOfWord } from '../word-list.ts'
import { clauseOf, homeClause, standsAtHome } from './clauses.ts'
import { hasBetterPlace, instancesOf, isSurroundedAlike } from './passages.ts'
import { type CarriedSpan, type Carrying, type OlderPlace, sameRange } from './span-range.ts'

/** Words that are enough to know a sentence again in another clause. */
const ENOUGH_WORDS = 8

/** The place of matched words, with the rule by which they are the same, or in doubt. */
export interface JudgedMatch {
  readonly place: TextPlace
  readonly because: CarryRule
  readonly isDoubtful: boolean
}

/** Applies rules 3 to 8 of `carryPlaces` to words that the comparison matched in one piece; undefined for others. */
export function judgeMatch(former: TextPlace, older: OlderPlace, carrying: Carrying): JudgedMatch | undefined {
  const { from, to, comparison } = carrying
  const [start, end] = older.span
  const partners = comparison.words.newer.subarray(start, end)
  const range = isUnbroken(partners) ? sameRange(older, partners[0] as number, carrying) : undefined
  const place = range && placeAt(to.words, range)
  if (!place) return undefined
  const same = (because: CarryRule): JudgedMatch => ({ place, because, isDoubtful: false })
  const inDoubt = (because: CarryRule): JudgedMatch => ({ place, because, isDoubtful: true })
  const home = homeClause(older.range, carrying)
  const isAtHome = clauseOf(range.first, to) === home
  const isOnce = former.quote?.of === undefined && place.quote?.of === undefined
  const isWhole = isOnce && isSurroundedAlike(from.words, to.words, older.range, range)
  if (isWhole && isAtHome) return same('whole')
  if (!isWhole && !isAtHome && !isLongRun(older.span, comparison)) return inDoubt('few')
  if (!isAtHome && standsAtHome(older.range, home, carrying)) return inDoubt('copied')
  if (isWhole) return same('moved')
  const isElsewhere = !isAtHome && instancesOf(from.words, to.words, older.range).length > 1
  if (isElsewhere || standsBetter(older.range, range, carrying)) return inDoubt('several')
  return runsOverMatchedClauses(older, carrying) ? same('matched') : inDoubt('mixed')
}

const isUnbroken = (partners: Int32Array): boolean =>
  partners.length > 0 && (partners[0] as number) >= 0 && partners.every((word, at) => word === (partners[0] as number) + at)

/** Tells whether there is a better place for the words in the newer text, or for those of the newer place in the older text. */
const standsBetter = (older: WordRange, newer: WordRange, { from, to }: Carrying): boolean =>
  hasBetterPlace(from.words, to.words, older, newer) || hasBetterPlace(to.words, from.words, newer, older)

/** Tells whether the clauses in a place are matched with each other, so that no other clause of the same title stands in for one. */
function runsOverMatchedClauses({ range, span: [start, matchedEnd] }: OlderPlace, { from, to, comparison }: Carrying): boolean {
  // The number of the next clause belongs to a place that ends with it.
  const end = range.last > (from.printed.last[matchedEnd - 1] as number) ? matchedEnd + 1 : matchedEnd
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

/** Tells whether words stand in a long run of words that are the same. */
function isLongRun([start, end]: CarriedSpan, { words: { newer } }: Comparison): boolean {
  let [first, last] = [start, end - 1]
  const follows = (word: number) => (newer[word] as number) >= 0 && newer[word + 1] === (newer[word] as number) + 1
  while (first > 0 && last - first < ENOUGH_WORDS && follows(first - 1)) first--
  while (last + 1 < newer.length && last - first < ENOUGH_WORDS && follows(last)) last++
  return last - first + 1 >= ENOUGH_WORDS
}
