import type { ParsedQuery } from '../analysis/parse-query.ts'
import { isSentence } from './short-question.ts'

/** Documents with all words of a text, below which words find little: what a first page of ten shows. */
const ENOUGH = 10
/** Nearest documents that are blended in. */
export const MAX_NEAR = 100
/** Worth of the nearest document, as a share of the weights of all words: of keywords, and of a sentence, whose place is more certain. */
const NEARNESS_SHARE = 0.1
const SENTENCE_NEARNESS_SHARE = 0.2
/** About what a title with all of them is worth, on the same scale; see `weigh.ts`. */
const TITLE_SHARE = 0.5

/** Tells whether words find so little that meaning is blended in. */
export const findsLittle = (total: number): boolean => total < ENOUGH

/** Nearness of documents to a text, from 1 for the nearest down to 0. */
export type RelativeNearness<Doc> = ReadonlyMap<Doc, number>

/**
 * Nearness of the hundred nearest documents, relative to the nearest and to the next one. How near they are in numbers differs between
 * models, so that only their distances from one another count.
 */
export function relativeNearness<Doc>(near: Iterable<readonly [Doc, number]>): RelativeNearness<Doc> {
  const sorted = [...near].filter(([, nearness]) => nearness > 0).sort(([, a], [, b]) => b - a)
  const most = sorted[0]?.[1] ?? 0
  const least = sorted[MAX_NEAR]?.[1] ?? 0
  const relative = sorted.slice(0, MAX_NEAR).map(([doc, own]) => [doc, (own - least) / (most - least || 1)] as const)
  return new Map(relative.filter(([, own]) => own > 0))
}

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0)
const shareOf = (query: Pick<ParsedQuery, 'terms'>) => (isSentence(query) ? SENTENCE_NEARNESS_SHARE : NEARNESS_SHARE)

/** Worth of the nearest document on the scale of the score of words; another has its relative nearness of it. */
export const worthOfNearest = (query: Pick<ParsedQuery, 'terms'>, weights: readonly number[]): number =>
  shareOf(query) * sumOf(weights)

/** Tells what the place of a document is by: its nearness, or its words, whose worth falls with the square of their share. */
export function placedBy(
  query: Pick<ParsedQuery, 'terms'>,
  nearness: number,
  has: readonly number[],
  weights: readonly number[],
): 'words' | 'meaning' {
  const share = sumOf(has) / (sumOf(weights) || 1)
  return nearness * shareOf(query) > share ** 2 * TITLE_SHARE ? 'meaning' : 'words'
}
