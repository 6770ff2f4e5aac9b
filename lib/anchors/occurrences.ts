import type { Quote, TextPlace, WordRange } from '#contract/documents/place.ts'
import { findStarts } from './find-starts.ts'
import { characterAt, lettersOf } from './letters-of.ts'
import { clauseAt, type TextWords, wordAt } from './text-words.ts'

/** characters before and after a quote */
export const CONTEXT_LENGTH = 100
/** letters of a key that tell a place from others, on both sides of it or on one */
const ENOUGH_ON_BOTH_SIDES = 16
const ENOUGH_ON_ONE_SIDE = 32
/** letters on the other side then, unless the clause is the same */
const SOME_ON_THE_OTHER = 4
/** Quotes as long as this are known again in their clause alone. */
const LONG_QUOTE = 24
/** A clause is worth as much as these letters beside the quote. */
const CLAUSE_WORTH = 32

/** The words of a quote, found in a text. */
export interface Occurrence {
  /** in the stream */
  readonly start: number
  readonly end: number
  /** letters beside it that are those beside the quote */
  readonly agreeing: number
  /** everything beside the quote that is known stands beside it here */
  readonly whole: boolean
  readonly sameClause: boolean
  /** stands as many words after the beginning of its clause as the quote */
  readonly sameWord: boolean
}

export const weightOf = ({ agreeing, sameClause }: Occurrence): number => agreeing + (sameClause ? CLAUSE_WORTH : 0)

/** Lists the places of a quote's words whose surroundings, or clause, tell that they may be the quote's. */
export function findOccurrences(text: TextWords, quote: Quote, clause?: TextPlace['clause']): Occurrence[] {
  const key = lettersOf(quote.exact)
  const starts = key ? findStarts(text, key) : []
  const before = lettersOf(quote.before)
  const after = lettersOf(quote.after)
  return starts.flatMap((start) => {
    const end = start + key.length
    const sides = [
      { common: commonBefore(text.stream, start, before), known: before.length, isEdge: start === 0 },
      { common: commonAfter(text.stream, end, after), known: after.length, isEdge: end === text.stream.length },
    ]
    const agreeing = sides.reduce((sum, { common }) => sum + common, 0)
    const isOnly = starts.length === 1 && key.length >= LONG_QUOTE
    if (agreeing === 0 && !isOnly && !sides.every(({ isEdge }) => isEdge)) return []
    const first = wordAt(text, start)
    const own = clauseAt(text, first)
    const sameClause = clause !== undefined && own?.id === clause.id
    if (!isTold(sides, sameClause) && !(isOnly && sameClause)) return []
    const whole = sides.every((side) => agreesFor(side.known, side))
    return [{ start, end, agreeing, whole, sameClause, sameWord: sameClause && first - (own?.word ?? 0) === clause.word }]
  })
}

/** Part of a stream, with the number of letters on each side that belong to it. */
interface Surrounded {
  readonly start: number
  readonly end: number
  readonly before: number
  readonly after: number
}

/** Lists the offsets at which the same letters stand between the same letters. */
export function findEquals(text: TextWords, { start, end, before, after }: Surrounded): number[] {
  const starts = findStarts(text, text.stream.slice(start - before, end + after)).map((at) => at + before)
  // Letters with nothing beside them stand at an end of the text.
  return before > 0 && after > 0 ? starts : starts.filter((at) => at === start)
}

/** One side of a quote: letters that agree, letters that are known, and whether the text ends there. */
interface Side {
  readonly common: number
  readonly known: number
  readonly isEdge: boolean
}

const agreesFor = (enough: number, { common, known, isEdge }: Side): boolean =>
  known === 0 ? isEdge : common >= Math.min(enough, known)

function isTold(sides: readonly Side[], sameClause: boolean): boolean {
  if (sides.every((side) => agreesFor(ENOUGH_ON_BOTH_SIDES, side))) return true
  const enough = sameClause ? ENOUGH_ON_BOTH_SIDES : ENOUGH_ON_ONE_SIDE
  const some = sides.some(({ common }) => common >= enough)
  return some && (sameClause || sides.every(({ common }) => common >= SOME_ON_THE_OTHER))
}

/** Counts the letters from an offset on that are those known. */
export function commonAfter(stream: string, from: number, known: string): number {
  let length = 0
  while (length < known.length && stream[from + length] === known[length]) length++
  return length
}

/** Counts the letters up to an offset that are the last of those known. */
export function commonBefore(stream: string, to: number, known: string): number {
  let length = 0
  while (length < known.length && length < to && stream[to - 1 - length] === known[known.length - 1 - length]) length++
  return length
}

/** Words of a part of the stream. */
export function wordRangeOf(text: TextWords, start: number, end: number): WordRange {
  const first = wordAt(text, start)
  const last = wordAt(text, Math.max(end - 1, start))
  const from = characterAt(text.words[first] as string, start - (text.starts[first] as number))
  const word = text.words[last] as string
  const to = end === text.starts[last + 1] ? word.length : characterAt(word, end - (text.starts[last] as number))
  return { first, from, last, to }
}
