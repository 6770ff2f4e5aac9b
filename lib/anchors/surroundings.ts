import type { Quote, WordRange } from '#contract/documents/place.ts'
import { lettersOf } from './letters-of.ts'
import { wordRangeOf } from './occurrences.ts'
import type { TextWords } from './text-words.ts'

/** letters on each side that name a place */
const SIDE_LENGTH = 32
/** Letters that may be added where a quote was. */
const MAX_ADDED = 64

/** Finds what stands now between the letters that stood before and after a quote, if they stand in a text just once. */
export function findBySurroundings(text: TextWords, quote: Quote): WordRange | undefined {
  const before = lettersOf(quote.before).slice(-SIDE_LENGTH)
  const after = lettersOf(quote.after).slice(0, SIDE_LENGTH)
  if (before.length < SIDE_LENGTH || after.length < SIDE_LENGTH) return undefined
  const start = onlyStart(text.stream, before)
  const end = onlyStart(text.stream, after)
  if (start === undefined || end === undefined) return undefined
  const from = start + SIDE_LENGTH
  const isThere = from < end && end - from <= lettersOf(quote.exact).length * 2 + MAX_ADDED
  return isThere ? wordRangeOf(text, from, end) : undefined
}

function onlyStart(stream: string, key: string): number | undefined {
  const at = stream.indexOf(key)
  return at >= 0 && stream.indexOf(key, at + 1) < 0 ? at : undefined
}
