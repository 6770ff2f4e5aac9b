import type { ParsedQuery } from '../analysis/parse-query.ts'
import type { SearchField } from '../intent.ts'

/** Share of the words' weights that a document with some of the words must have; the heaviest word alone is enough. */
const MIN_WEIGHT_SHARE = 0.3
/** Words of less weight are ignored: more than half of the documents have them. */
export const MIN_TERM_WEIGHT = 0.5

/**
 * Tells whether others follow the documents with all words: those with some of them, and near ones. Nothing follows a designation.
 */
export const hasFollowers = ({ everything, terms }: ParsedQuery, field: SearchField): boolean =>
  !everything && terms.length > 0 && field !== 'designation'

/** The words by which documents match in part: not those that most documents have, unless there are no others. */
export function weighty<Word extends { readonly weight: number }>(words: readonly Word[]): readonly Word[] {
  const rare = words.filter(({ weight }) => weight >= MIN_TERM_WEIGHT)
  return rare.length > 0 ? rare : words
}

/** Sum of weights that a document with some of the words must have. */
export function leastWeight(weights: readonly number[]): number {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return Math.min(MIN_WEIGHT_SHARE * sum, Math.max(...weights))
}
