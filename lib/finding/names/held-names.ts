/** Documents within a scope by what they are called, numbered as an engine likes. */
export interface HeldNames {
  find(term: string): HeldName
  /** of each term that begins so, in order, its documents */
  beginning(start: string): Iterable<readonly number[]>
  isCurrent(doc: number): boolean
  /** YYYYMMDD, 0 where unknown */
  dateOf(doc: number): number
  familyOf(doc: number): number | string
  /** designations begin with this word */
  isSeries(word: string): boolean
  /** what a text says beside the name of a publisher */
  publisherIn(text: string): PublisherSaid | undefined
  publishedBy(code: string): HeldNames
}

export interface PublisherSaid {
  readonly code: string
  readonly rest: string
}

/** The documents with one term. */
export interface HeldName {
  each(found: (doc: number) => void): void
  has(doc: number): boolean
}
