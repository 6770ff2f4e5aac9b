import type { Quote, WordRange } from '#contract/documents/place.ts'
import { lettersOf } from './letters-of.ts'
import { commonAfter, commonBefore, wordRangeOf } from './occurrences.ts'
import type { TextWords } from './text-words.ts'

/** letters that name an end of a place, where they stand in a text just once */
const SIDE_LENGTH = 32
/** Letters that may be added where a quote was. */
const MAX_ADDED = 64

/** Letters of them that stand left of the end: those beside it on both sides, or on one. */
const SPLITS = [SIDE_LENGTH / 2, SIDE_LENGTH, 0]

/** Part of a quote that must stand where one of its ends stands, if the other is nowhere. */
const ENOUGH_OF_QUOTE = 0.4

/**
 * Finds what stands now between the ends of a quote. An end is where the letters beside it stand, or those on both of its sides,
 * or its first or last ones: a quote over a figure or a footnote goes on behind them, which stand elsewhere in another rendition.
 * Where one end alone is there, the quote's words from there on are the place, or up to there.
 */
export function findBySurroundings(text: TextWords, quote: Quote): WordRange | undefined {
  const [exact, before, after] = [quote.exact, quote.before, quote.after].map(lettersOf) as [string, string, string]
  const start = onlyEnd(text.stream, before, exact)
  const end = onlyEnd(text.stream, exact, after)
  if (start !== undefined && end !== undefined && start < end && end - start <= exact.length * 2 + MAX_ADDED)
    return wordRangeOf(text, start, end)
  const least = Math.max(SIDE_LENGTH, exact.length * ENOUGH_OF_QUOTE)
  const first = start === undefined ? 0 : commonAfter(text.stream, start, exact)
  const last = end === undefined ? 0 : commonBefore(text.stream, end, exact)
  if (start !== undefined && first >= Math.max(least, last)) return wordRangeOf(text, start, start + first)
  return end !== undefined && last >= least ? wordRangeOf(text, end - last, end) : undefined
}

/** Finds the only place in a stream where a left part ends and a right one begins, by letters of both or of one of them. */
function onlyEnd(stream: string, left: string, right: string): number | undefined {
  for (const split of SPLITS) {
    const key = left.slice(left.length - split) + right.slice(0, SIDE_LENGTH - split)
    const start = key.length === SIDE_LENGTH ? onlyStart(stream, key) : undefined
    if (start !== undefined) return start + split
  }
  return undefined
}

function onlyStart(stream: string, key: string): number | undefined {
  const at = stream.indexOf(key)
  return at >= 0 && stream.indexOf(key, at + 1) < 0 ? at : undefined
}
