import type { IndexedDocument } from '../indexed-document.ts'

/** Rank of a document among equal kinds of match, 0 first: by precedence, then the current edition before others of its family. */
export function rankOf({ precedence, current }: Pick<IndexedDocument, 'precedence' | 'current'>): number {
  return precedence * 2 + (current ? 0 : 1)
}

/** number of ranks */
export const RANKS = 10

/**
 * Factor of each rank on the score of a part of a sentence. Most of what has a part of a sentence has little to do with it, so that
 * a good match that was in force before is worth more than a poor one that is.
 */
export const RANK_FACTORS: readonly number[] = [1, 0.97, 0.92, 0.9, 0.9, 0.87, 0.7, 0.65, 0.6, 0.55]
