import { lettersOf } from '#anchors/letters-of.ts'
import { placeAt } from '#anchors/make-place.ts'
import { wordRangeOf } from '#anchors/occurrences.ts'
import type { TextWords } from '#anchors/text-words.ts'
import type { TextPlace } from '#contract/documents/place.ts'

/** Finds the place of words that stand once in a text; undefined for others. */
export function placeOfQuote(text: TextWords, quote: string): TextPlace | undefined {
  const key = lettersOf(quote)
  const start = text.stream.indexOf(key)
  if (start < 0 || text.stream.includes(key, start + 1)) return undefined
  return placeAt(text, wordRangeOf(text, start, start + key.length))
}
