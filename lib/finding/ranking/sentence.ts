import type { ParsedQuery } from '../analysis/parse-query.ts'

/** A text of this many words is a sentence. Few documents have all words of a sentence. */
const MIN_SENTENCE_WORDS = 5
/** With fewer full matches, documents with some of the words are added. */
export const MIN_FULL_MATCHES = 10
/** Share of the words' weights that a partial match must have. */
export const MIN_WEIGHT_SHARE = 0.15
/** Words of less weight are ignored: more than half of the documents have them. */
export const MIN_TERM_WEIGHT = 0.5

export const isSentence = ({ phrases, terms }: ParsedQuery) => phrases.length === 0 && terms.length >= MIN_SENTENCE_WORDS
