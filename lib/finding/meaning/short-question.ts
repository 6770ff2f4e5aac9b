import type { ParsedQuery } from '../analysis/parse-query.ts'
import { STOP_WORDS } from '../analysis/stop-words.ts'

/** Fewer words are a subject, whose neighbours are wanted. */
const MIN_MEANINGFUL_WORDS = 3
const MAX_MEANINGFUL_WORDS = 5

/** Tells whether a text is a question of few meaningful words. Its place in a learned space is uncertain, and its words count more. */
export function isShortQuestion({ terms }: Pick<ParsedQuery, 'terms'>): boolean {
  const meaningful = terms.filter((term) => !STOP_WORDS.has(term)).length
  return meaningful >= MIN_MEANINGFUL_WORDS && meaningful <= MAX_MEANINGFUL_WORDS
}
