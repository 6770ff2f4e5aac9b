import type { Query } from '../analysis/parse-query.ts'

/** A text of so many words is a sentence, of which few documents have every word. */
const SENTENCE = 5
/** so few documents with all words call for those with some */
export const FEW = 10
/** the share of the words, rare ones counting more, that a document must have */
export const ENOUGH = 0.15
/** a word that more than half of the documents have says nothing */
export const SAYS_LITTLE = 0.5

export const isSentence = ({ phrases, terms }: Query) => phrases.length === 0 && terms.length >= SENTENCE
