import type { Facet } from './intent.ts'

/** A range of a text, in UTF-16 units; the end is exclusive. */
export type Span = readonly [start: number, end: number]

/** The fields that come back with a hit, as they were indexed. */
export type SearchCard = Readonly<Record<string, unknown>>

export interface SearchDocument {
  /** the content code */
  readonly id: string
  readonly designation: string
  /** other ways this document is called */
  readonly otherDesignations: readonly string[]
  /** plain text, without markup */
  readonly title: string
  /** titles in other languages */
  readonly otherTitles: readonly string[]
  readonly description: string
  readonly keywords: readonly string[]
  readonly publisher: string
  readonly collections: readonly string[]
  readonly family: string
  /** of its family, the edition in force */
  readonly current: boolean
  /** ISO 8601 date that orders by date; empty where unknown */
  readonly date: string
  readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>>
  /** full text, a string a page (one for HTML); empty where there is none */
  readonly pages: readonly string[]
  readonly card: SearchCard
}
