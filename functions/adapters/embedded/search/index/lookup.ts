import { compareBytes } from './bytes.ts'
import type { Segment } from './segment.ts'

/** Range of a term's postings: [start, end). */
export interface PostingRange {
  readonly start: number
  readonly end: number
}

const encoder = new TextEncoder()

export function encodeTerm(term: string): Uint8Array {
  return encoder.encode(term)
}

export function findPostings({ termBytes, termStarts, postingStarts }: Segment, term: Uint8Array): PostingRange | undefined {
  let [low, high] = [0, termStarts.length - 2]
  while (low <= high) {
    const middle = (low + high) >> 1
    const difference = compareBytes(
      termBytes,
      termStarts[middle] as number,
      termStarts[middle + 1] as number,
      term,
      0,
      term.length,
    )
    if (difference === 0) return { start: postingStarts[middle] as number, end: postingStarts[middle + 1] as number }
    if (difference < 0) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

/** Finds the first index from `at` on whose document is not before `doc`, by galloping search. */
export function gallop(docs: Uint16Array, at: number, end: number, doc: number): number {
  let step = 1
  let low = at
  while (low + step < end && (docs[low + step] as number) < doc) {
    low += step
    step <<= 1
  }
  let high = Math.min(end, low + step)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((docs[middle] as number) < doc) low = middle + 1
    else high = middle
  }
  return low
}
