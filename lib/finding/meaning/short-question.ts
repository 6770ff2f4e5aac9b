import type { ParsedQuery } from '../analysis/parse-query.ts'
import { STOP_WORDS } from './stop-words.ts'

const MAX_MEANINGFUL_WORDS = 5

/** Tells whether a question has few meaningful words. Its place in a learned space is then uncertain, and its words count more. */
export function isShortQuestion({ terms }: Pick<ParsedQuery, 'terms'>): boolean {
  return terms.filter((term) => !STOP_WORDS.has(term)).length <= MAX_MEANINGFUL_WORDS
}
