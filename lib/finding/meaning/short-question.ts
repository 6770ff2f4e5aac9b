import type { ParsedQuery } from '../analysis/parse-query.ts'
import { STOP_WORDS } from '../analysis/stop-words.ts'

/** Fewer words are a subject, whose neighbours are wanted. */
const MIN_MEANINGFUL_WORDS = 3
const MAX_MEANINGFUL_WORDS = 5

const countMeaningful = ({ terms }: Pick<ParsedQuery, 'terms'>): number => terms.filter((term) => !STOP_WORDS.has(term)).length

/** Tells whether a text is a question of few meaningful words. */
export function isShortQuestion(query: Pick<ParsedQuery, 'terms'>): boolean {
  return countMeaningful(query) >= MIN_MEANINGFUL_WORDS && !isSentence(query)
}

/** Tells whether a text has more words than a few keywords: they are a sentence, whose place in a learned space is more certain. */
export const isSentence = (query: Pick<ParsedQuery, 'terms'>): boolean => countMeaningful(query) > MAX_MEANINGFUL_WORDS
