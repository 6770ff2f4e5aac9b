import type { StatusWord } from '#standing/status-words.ts'
import type { Facet } from './intent.ts'

/** Range of a text in UTF-16 units; the end is exclusive. */
export type Span = [start: number, end: number]

/** Fields that come back with a hit, unchanged since indexing. */
export type SearchCard = Readonly<Record<string, unknown>>

export type StandsFor = 'standard' | 'edition' | 'none'
export type Precedence = 0 | 1 | 2 | 3 | 4

/** Clause of a full text. */
export interface TextClause {
  /** name in links */
  readonly name: string
  /** empty without a number */
  readonly number: string
  readonly title: string
}

/** Place in a page's text where a clause begins, or goes on from the page before: in UTF-16 units. */
export interface ClauseStart extends TextClause {
  readonly at: number
}

/** Text of a document for search. */
export interface FullText {
  /** one string per page; empty without full text */
  readonly pages: readonly string[]
  /** by page, the clauses that have text on it, in order; absent where they are not known */
  readonly clauses?: readonly (readonly ClauseStart[])[]
  /** the text has no pages: `pages` are stretches of it */
  readonly unpaged?: true
  /** pages, from 0, whose text a program has recognised in a picture; absent where there are none */
  readonly recognised?: readonly number[]
}

export interface IndexedDocument extends FullText {
  /** content code */
  readonly id: string
  readonly designation: string
  /** other names of the document */
  readonly otherDesignations: readonly string[]
  /** address at which its publisher shows it */
  readonly address?: string
  /** plain text, without markup */
  readonly title: string
  /** titles in other languages */
  readonly otherTitles: readonly string[]
  /** languages of its title and of each of the other titles, in their order; absent where they are not known */
  readonly languages?: readonly string[]
  /** titles of its standard's editions before it; absent where there are none */
  readonly formerTitles?: readonly string[]
  /** number of texts of its standard, editions and changes, as far as they were known when it was indexed */
  readonly texts?: number
  readonly description: string
  readonly keywords: readonly string[]
  /** more that its record says of its subject: names of its classes and committees, designations that it refers to; meaning is learned from it, and words are not searched in it */
  readonly subjects?: readonly string[]
  readonly publisher: string
  readonly collections: readonly string[]
  readonly family: string
  /** whether this is the family's edition in force */
  readonly current: boolean
  /** row that the document is: of its standard and its edition, its edition alone, or neither where a twin stands for it */
  readonly standsFor: StandsFor
  /** precedence among results, the least first: in force, supplement in force, unknown, formerly in force, draft */
  readonly precedence: Precedence
  /** word for its status, a facet that changes without its text; it decides the precedence but for changes in force */
  readonly standing: StatusWord
  /** codes of all publishers of a joint standard, its own first; scopes and the facet use them */
  readonly publishers: readonly string[]
  /** ISO 8601 date for sorting; empty where unknown */
  readonly date: string
  readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>>
  readonly card: SearchCard
}
