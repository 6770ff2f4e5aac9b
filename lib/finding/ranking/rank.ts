import type { IndexedDocument, Precedence } from '../indexed-document.ts'
import type { Editions } from '../intent.ts'

/** Rank of a document among equal kinds of match, 0 first: by precedence, then the current edition before others of its family. */
export function rankOf({ precedence, current }: Pick<IndexedDocument, 'precedence' | 'current'>): number {
  return precedence * 2 + (current ? 0 : 1)
}

/** number of ranks */
export const RANKS = 10

export const precedenceOfRank = (rank: number): Precedence => (rank >> 1) as Precedence

/** Tells whether documents of a rank have ended, or are drafts. */
const isPast = (rank: number): boolean => precedenceOfRank(rank) > 2

/**
 * Factor of each rank on the score of a match. It decides among documents that answer alike: a good match that was in force before
 * is worth more than a poor one that is. An older edition has half of it, as its words are mostly those of the current one.
 */
export const RANK_FACTORS: readonly number[] = [1, 0.5, 0.95, 0.475, 0.9, 0.45, 0.75, 0.375, 0.65, 0.325]

/** Factor that puts what has ended, and drafts, behind all that is in force, in their own order. */
const BEHIND = 1e-6

/** Factor of a rank on a score of meaning or of a part of a sentence. Where rows are standards in force, others come behind them. */
export function factorOf(rank: number, editions: Editions | undefined): number {
  return (RANK_FACTORS[rank] as number) * (editions === 'in-force' && isPast(rank) ? BEHIND : 1)
}
