import type { ParsedQuery } from '../analysis/parse-query.ts'
import { isSentence } from './short-question.ts'

/** Documents with all words of a text, below which words find little: what a first page of ten shows. */
const ENOUGH = 10
/** Nearest documents that are blended in. */
export const MAX_NEAR = 100
/** Nearest documents that are compared with one another. */
export const MAX_COMPARED = 300
/** Direct nearness of the nearest below which nothing is near, however far all others are. */
const LEAST_NEARNESS = 0.3
/** Worth of the nearest document, as a share of the weights of all words: of keywords, and of a sentence, whose place is more certain. */
const NEARNESS_SHARE = 0.03
const SENTENCE_NEARNESS_SHARE = 0.2
/** About what a title with all of them is worth, on the same scale; see `weigh.ts`. */
const TITLE_SHARE = 0.5

/** Tells whether words find so little that meaning is blended in. */
export const findsLittle = (total: number): boolean => total < ENOUGH

/** Nearness of documents to a text, from 1 for the nearest down to 0. */
export interface RelativeNearness<Doc> {
  readonly shares: ReadonlyMap<Doc, number>
  /** documents that are near enough to be found without a sufficient part of the words */
  readonly alone: ReadonlySet<Doc>
}

/** Nearness where none is known. */
export const nothingNear = <Doc>(): RelativeNearness<Doc> => ({ shares: new Map(), alone: new Set() })

/** Nearness of a document to a text, from 0 to 1. */
export interface Nearness {
  /** to the text together with its nearest documents, which are taken as an answer: orders what is near */
  readonly refined: number
  /** to the text itself, as far as the model knows its words */
  readonly direct: number
}

const meanOf = ({ refined, direct }: Nearness) => (refined + direct) / 2

/**
 * Least nearness, by the mean of both, of what is near: halfway from the three hundredth document to the nearest. A smaller library has
 * no three hundredth, and the way begins at nothing. What stands out from the others is near; in a library that has nothing of the
 * subject nothing is, although something is the nearest.
 */
function leastNearness(near: readonly (readonly [unknown, Nearness])[]): number {
  if (!near.some(([, { direct }]) => direct >= LEAST_NEARNESS)) return Number.POSITIVE_INFINITY
  const means = near.map(([, own]) => meanOf(own)).sort((a, b) => b - a)
  return ((means[0] ?? 0) + (means[MAX_COMPARED - 1] ?? 0)) / 2
}

/**
 * Nearness of the hundred nearest documents, relative to the nearest and to the next one. How near they are in numbers differs
 * between models, so that only their distances from one another count. Words that a document has say that it is of the subject;
 * without them it has to be near at all.
 */
export function relativeNearness<Doc>(near: Iterable<readonly [Doc, Nearness]>): RelativeNearness<Doc> {
  const sorted = [...near].filter(([, { refined }]) => refined > 0).sort(([, a], [, b]) => b.refined - a.refined)
  const least = leastNearness(sorted)
  const most = sorted[0]?.[1].refined ?? 0
  const next = sorted[MAX_NEAR]?.[1].refined ?? 0
  const nearest = sorted.slice(0, MAX_NEAR).filter(([, { refined }]) => refined > next)
  return {
    shares: new Map(nearest.map(([doc, { refined }]) => [doc, (refined - next) / (most - next)])),
    alone: new Set(nearest.filter(([, own]) => meanOf(own) >= least).map(([doc]) => doc)),
  }
}

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0)
/** Sum of all weights. Without a known word everything near is so by meaning, and the scale is free. */
const wholeOf = (weights: readonly number[]) => sumOf(weights) || 1
const shareOf = (query: Pick<ParsedQuery, 'terms'>) => (isSentence(query) ? SENTENCE_NEARNESS_SHARE : NEARNESS_SHARE)

/** Worth of the nearest document on the scale of the score of words; another has its relative nearness of it. */
export const worthOfNearest = (query: Pick<ParsedQuery, 'terms'>, weights: readonly number[]): number =>
  shareOf(query) * wholeOf(weights)

/** Tells what the place of a document is by: its nearness, or its words, whose worth falls with the square of their share. */
export function placedBy(
  query: Pick<ParsedQuery, 'terms'>,
  nearness: number,
  has: readonly number[],
  weights: readonly number[],
): 'words' | 'meaning' {
  const share = sumOf(has) / wholeOf(weights)
  return nearness * shareOf(query) > share ** 2 * TITLE_SHARE ? 'meaning' : 'words'
}
