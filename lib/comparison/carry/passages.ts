import { findStarts } from '#anchors/find-starts.ts'
import { CONTEXT_LENGTH, wordRangeOf } from '#anchors/occurrences.ts'
import { streamPartOf, type TextWords, wordAt } from '#anchors/text-words.ts'
import type { WordRange } from '#contract/documents/place.ts'

/** letters on each side of a place by which it is known again */
const SIDE_LENGTH = 60
/** letters on each side that are at least what a place keeps of its surroundings */
const WHOLE_SIDE_LENGTH = CONTEXT_LENGTH
/** Letters on one side that make the same words an instance of a place. */
const SOME_SIDE_LENGTH = 48
/** Letters more beside the same words elsewhere that put a place in doubt. */
const CLEARLY_MORE = 4

/** Finds where a place stands with all that stood beside it, if that stands just once in both texts: no comparison is needed then. */
export function unchangedPassage(older: TextWords, newer: TextWords, range: WordRange): WordRange | undefined {
  const [start, end] = streamPartOf(older, range)
  const from = Math.max(0, start - SIDE_LENGTH)
  const passage = older.stream.slice(from, end + SIDE_LENGTH)
  if (start === end || passage.length < SIDE_LENGTH) return undefined
  const [at, other] = findStarts(newer, passage)
  if (at === undefined || other !== undefined || findStarts(older, passage).length !== 1) return undefined
  return withSigns(older, newer, range, wordRangeOf(newer, at + start - from, at + end - from))
}

/** A range with the signs without letters that stand at the ends of the older one. */
function withSigns(older: TextWords, newer: TextWords, range: WordRange, found: WordRange): WordRange {
  let { first, from, last, to } = found
  const isSign = ({ starts }: TextWords, at: number) => starts[at] === starts[at + 1]
  for (let at = range.first; isSign(older, at) && at < range.last && isSign(newer, first - 1); at++)
    [first, from] = [first - 1, 0]
  for (let at = range.last; isSign(older, at) && at > range.first && isSign(newer, last + 1); at--) {
    last++
    to = (newer.words[last] as string).length
  }
  return { first, from, last, to }
}

/** Letters that are the same on each side of a part of the older stream and of what begins at an offset of the newer one. */
function agreeingBeside(
  { stream: older }: TextWords,
  { stream: newer }: TextWords,
  [start, end]: readonly [number, number],
  at: number,
): readonly [before: number, after: number] {
  let [before, after] = [0, 0]
  while (before < WHOLE_SIDE_LENGTH && before < start && older[start - 1 - before] === newer[at - 1 - before]) before++
  const next = at + end - start
  while (after < WHOLE_SIDE_LENGTH && end + after < older.length && older[end + after] === newer[next + after]) after++
  return [before, after]
}

/** Tells whether all that stood beside a place stands beside it in the newer text. */
export function isSurroundedAlike(older: TextWords, newer: TextWords, range: WordRange, found: WordRange): boolean {
  const [start, end] = streamPartOf(older, range)
  const [at, to] = streamPartOf(newer, found)
  const from = Math.max(0, start - WHOLE_SIDE_LENGTH)
  return (
    end - start === to - at &&
    older.stream.slice(from, end + WHOLE_SIDE_LENGTH) ===
      newer.stream.slice(Math.max(0, at - start + from), to + WHOLE_SIDE_LENGTH)
  )
}

/** Tells whether the words of a place stand elsewhere in a newer text with clearly more of what stood beside them. */
export function hasBetterPlace(older: TextWords, newer: TextWords, range: WordRange, found: WordRange): boolean {
  const [start, end] = streamPartOf(older, range)
  const [own] = streamPartOf(newer, found)
  const sides = (at: number) => agreeingBeside(older, newer, [start, end], at)
  const [before, after] = sides(own)
  const isBetter = (at: number) => {
    const [moreBefore, moreAfter] = sides(at)
    return at !== own && moreBefore + moreAfter >= before + after + CLEARLY_MORE
  }
  // The surroundings of better words go on further on one side at least, by half of that.
  const further = (side: number) => side + CLEARLY_MORE / 2
  const from = start - further(before)
  const isBetterBefore =
    before < WHOLE_SIDE_LENGTH &&
    from >= 0 &&
    findStarts(newer, older.stream.slice(from, end)).some((at) => isBetter(at + start - from))
  if (isBetterBefore || after >= WHOLE_SIDE_LENGTH) return isBetterBefore
  return findStarts(newer, older.stream.slice(start, end + further(after))).some(isBetter)
}

/** Lists the words of a text at which the words of a place of the older one begin, with some of what stood on one side of them. */
export function instancesOf(older: TextWords, text: TextWords, range: WordRange): number[] {
  const [start, end] = streamPartOf(older, range)
  const from = Math.max(0, start - SOME_SIDE_LENGTH)
  const before = findStarts(text, older.stream.slice(from, end)).map((at) => at + start - from)
  const after = findStarts(text, older.stream.slice(start, end + SOME_SIDE_LENGTH))
  return [...new Set([...before, ...after])].map((at) => wordAt(text, at))
}
