import type { DesignationMatch } from '../names/match-designation.ts'
import type { Token } from './tokens.ts'

/**
 * Trial searches with other texts. They use the scope alone: a correction must not change with the filters, nor reveal
 * documents outside of the scope.
 */
export interface Attempts {
  /** Tells whether some document has every word and phrase; false once the attempts are used up. */
  finds(text: string): boolean
  /** Tells whether each of the terms is in some document. */
  holds(token: Pick<Token, 'terms'>): boolean
  /** English words that are right, whether the library has them or not. */
  readonly dictionary: ReadonlySet<string>
  /** Tells whether a word is in no title and hardly anywhere else. It may be a typing error that the library contains too. */
  isDoubtful(token: Token): boolean
  /** Weight of a word; 0 for a word that the scope does not contain. */
  weightOf(token: Token): number
  /** Calls back with words of titles that may be so near, and their numbers of documents, inside and outside of the scope. */
  forEachNearWord(word: string, maxDistance: number, found: (near: string, documents: number) => void): void
}

/** Engine's part in correcting a text. */
export interface Speller {
  /** opens trial searches, limited in number */
  attempts(maxAttempts: number): Attempts
  /** finds the documents that the text names as written */
  named(): DesignationMatch
}
