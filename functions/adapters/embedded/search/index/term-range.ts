import { compareBytes } from './bytes.ts'
import { encodeTerm } from './lookup.ts'
import type { Segment } from './segment.ts'

/** Some neighbours of a dictionary, by their places in it: [first, last). */
export interface TermRange {
  readonly first: number
  readonly last: number
}

/** The first term that is not before this one. */
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

/** no byte of UTF-8 */
const LAST = 0xff

export function termsBeginning(segment: Segment, beginning: string): TermRange {
  const bytes = encodeTerm(beginning)
  return { first: firstFrom(segment, bytes), last: firstFrom(segment, Uint8Array.of(...bytes, LAST)) }
}
