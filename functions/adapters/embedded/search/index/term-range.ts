import { compareBytes } from './bytes.ts'
import { encodeTerm } from './lookup.ts'
import type { Segment } from './segment.ts'

/** Range of terms in a dictionary: [first, last). */
export interface TermRange {
  readonly first: number
  readonly last: number
}

/** Index of the first term that is not before this one. */
function firstFrom({ termBytes, termStarts }: Segment, term: Uint8Array): number {
  let [low, high] = [0, termStarts.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const [start, end] = [termStarts[middle] as number, termStarts[middle + 1] as number]
    if (compareBytes(termBytes, start, end, term, 0, term.length) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** byte above all of UTF-8 */
const LAST = 0xff

export function termsWithPrefix(segment: Segment, prefix: string): TermRange {
  const bytes = encodeTerm(prefix)
  return { first: firstFrom(segment, bytes), last: firstFrom(segment, Uint8Array.of(...bytes, LAST)) }
}

/** Range of the terms from one to another, both included. */
export function termsBetween(segment: Segment, from: string, to: string): TermRange {
  return { first: firstFrom(segment, encodeTerm(from)), last: firstFrom(segment, Uint8Array.of(...encodeTerm(to), 0)) }
}
