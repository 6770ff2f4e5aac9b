import { titleWord } from '#finding/analysis/term-names.ts'
import type { Segment } from '../index/segment.ts'
import { termsWithPrefix } from '../index/term-range.ts'

/** Words of titles of one segment, with features that quickly exclude words that are not near. */
interface SegmentWords {
  readonly first: number
  readonly lengths: Uint8Array
  /** set of a word's letters, in 32 bits */
  readonly letters: Uint32Array
}

const decoder = new TextDecoder()
const KIND_LENGTH = titleWord('').length
const MAX_LENGTH = 255

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters >>> 0
}

function wordAt({ termBytes, termStarts }: Segment, term: number): string {
  return decoder.decode(termBytes.subarray((termStarts[term] as number) + KIND_LENGTH, termStarts[term + 1]))
}

const cache = new WeakMap<Segment, SegmentWords>()

function wordsOf(segment: Segment): SegmentWords {
  let words = cache.get(segment)
  if (!words) {
    const { first, last } = termsWithPrefix(segment, titleWord(''))
    const all = Array.from({ length: last - first }, (_, at) => wordAt(segment, first + at))
    words = {
      first,
      lengths: Uint8Array.from(all, ({ length }) => Math.min(length, MAX_LENGTH)),
      letters: Uint32Array.from(all, lettersOf),
    }
    cache.set(segment, words)
  }
  return words
}

function bitsOf(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Calls back with each word that may be within this edit distance, and its number of documents. */
export function forEachNearTitleWord(
  segment: Segment,
  word: string,
  maxDistance: number,
  found: (near: string, documents: number) => void,
): void {
  const { first, lengths, letters } = wordsOf(segment)
  const own = lettersOf(word)
  for (let at = 0; at < lengths.length; at++) {
    if (Math.abs((lengths[at] as number) - word.length) > maxDistance || bitsOf((letters[at] as number) ^ own) > 2 * maxDistance)
      continue
    const { postingStarts } = segment
    found(wordAt(segment, first + at), (postingStarts[first + at + 1] as number) - (postingStarts[first + at] as number))
  }
}
