/** Index from names to the documents of a scope. The engine chooses the documents' numbers. */
export interface NameIndex {
  find(term: string): NamePostings
  /** Lists the documents of each term with this prefix, in the order of terms. */
  withPrefix(prefix: string): Iterable<readonly number[]>
  isCurrent(doc: number): boolean
  /** Tells whether the document is a row of its edition: no twin stands for it. */
  isRowOfEdition(doc: number): boolean
  /** YYYYMMDD, 0 where unknown */
  dateOf(doc: number): number
  familyOf(doc: number): number | string
  /** Tells whether designations begin with this word. */
  isSeries(word: string): boolean
  findPublisherMention(text: string): PublisherMention | undefined
  publishedBy(code: string): NameIndex
}

/** Publisher that a text names in full. */
export interface PublisherMention {
  readonly code: string
  /** text beside the publisher's name */
  readonly rest: string
}

/** Documents with one term. */
export interface NamePostings {
  forEach(found: (doc: number) => void): void
  has(doc: number): boolean
}
