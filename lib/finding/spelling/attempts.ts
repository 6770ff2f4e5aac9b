import type { NamedBy } from '../names/name-documents.ts'
import type { Token } from './tokens.ts'

/**
 * What other texts would find within the scope alone: how a text is read must not change with what is ticked, nor tell of
 * documents outside.
 */
export interface Attempts {
  /** Some document has every word and phrase; false when enough was tried. */
  finds(text: string): boolean
  /** Some document has each of the terms. */
  holds(token: Pick<Token, 'terms'>): boolean
  /** In no title, and hardly anywhere else: where nothing has all words, rather a slip that somebody else made too. */
  isDoubtful(token: Token): boolean
  /** How much a word says: nothing where the scope does not hold it. */
  weightOf(token: Token): number
  /** Words of titles that may be so near, with the documents that have them, here or elsewhere. */
  eachNear(word: string, most: number, found: (near: string, documents: number) => void): void
}

/** What is asked of an engine to read a text otherwise. */
export interface Speller {
  /** so many texts may be tried */
  attempts(most: number): Attempts
  /** what the text names as it stands */
  named(): NamedBy
}
