import type { Place, Quote, WordRange } from '#contract/place.ts'
import { characterAt, keyOf } from './key-of.ts'
import { clauseAt, type TextWords, wordAt } from './text-words.ts'

/** characters before and after a quote */
export const CONTEXT_LENGTH = 100
/** letters of a key that tell a place from others, on both sides of it or on one */
const ENOUGH_ON_BOTH_SIDES = 16
const ENOUGH_ON_ONE_SIDE = 32
/** Quotes as long as this are known again in their clause alone. */
const LONG_QUOTE = 24
/** A clause is worth as much as these letters beside the quote. */
const CLAUSE_WORTH = 32
/** A text that has the words more often than this does not tell where they are. */
const MAX_OCCURRENCES = 5000

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
  /** as many words after the beginning of its clause as the quote */
  readonly sameWord: boolean
}

export const weightOf = ({ agreeing, sameClause }: Occurrence): number => agreeing + (sameClause ? CLAUSE_WORTH : 0)

/** Lists the places of a quote's words whose surroundings, or clause, tell that they may be the quote's. */
export function findOccurrences(text: TextWords, quote: Quote, clause?: Place['clause']): Occurrence[] {
  const key = keyOf(quote.exact)
  const starts = key ? allStarts(text.stream, key) : []
  const sides = { before: keyOf(quote.before), after: keyOf(quote.after) }
  return starts.flatMap((start) => {
    const end = start + key.length
    const before = commonEnd(text.stream.slice(Math.max(start - sides.before.length, 0), start), sides.before)
    const after = commonStart(text.stream.slice(end, end + sides.after.length), sides.after)
    const own = clauseAt(text, wordAt(text, start))
    const sameClause = clause !== undefined && own?.id === clause.id
    const agrees = (common: number, whole: string, atEdge: boolean, enough: number) =>
      whole === '' ? atEdge : common >= Math.min(enough, whole.length)
    const agreesBefore = (enough: number) => agrees(before, sides.before, start === 0, enough)
    const agreesAfter = (enough: number) => agrees(after, sides.after, end === text.stream.length, enough)
    const onBoth = agreesBefore(ENOUGH_ON_BOTH_SIDES) && agreesAfter(ENOUGH_ON_BOTH_SIDES)
    const needed = sameClause ? ENOUGH_ON_BOTH_SIDES : ENOUGH_ON_ONE_SIDE
    const onOne = (before >= needed && agreesBefore(needed)) || (after >= needed && agreesAfter(needed))
    const byClause = sameClause && starts.length === 1 && key.length >= LONG_QUOTE
    if (!onBoth && !onOne && !byClause) return []
    const whole = agreesBefore(sides.before.length) && agreesAfter(sides.after.length)
    const sameWord = sameClause && wordAt(text, start) - (own?.word ?? 0) === clause.word
    return [{ start, end, agreeing: before + after, whole, sameClause, sameWord }]
  })
}

function allStarts(stream: string, key: string): number[] {
  const starts: number[] = []
  for (let at = stream.indexOf(key); at >= 0 && starts.length <= MAX_OCCURRENCES; at = stream.indexOf(key, at + 1))
    starts.push(at)
  return starts.length > MAX_OCCURRENCES ? [] : starts
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

function commonEnd(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[a.length - 1 - length] === b[b.length - 1 - length]) length++
  return length
}

/** Words of a part of the stream. */
export function rangeOf(text: TextWords, start: number, end: number): WordRange {
  const first = wordAt(text, start)
  const last = wordAt(text, Math.max(end - 1, start))
  const from = characterAt(text.words[first] as string, start - (text.starts[first] as number))
  const to = characterAt(text.words[last] as string, end - (text.starts[last] as number))
  return { first, from, last, to: end === text.starts[last + 1] ? (text.words[last] as string).length : to }
}
