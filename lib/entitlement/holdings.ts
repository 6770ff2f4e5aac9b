/**
 * Publishers and collections that an account holds. They are the one rule of reading: a text is open to an account that holds one
 * of its publishers or one of its collections. What several publishers issue together has all of theirs. Policies, presenters and
 * the scopes of both search engines are made from it.
 */
export interface Holdings {
  /** publisher codes */
  readonly publishers: readonly string[]
  /** codes of collections, each a part of a publisher's documents */
  readonly collections: readonly string[]
}

export const NO_HOLDINGS: Holdings = { publishers: [], collections: [] }

/** Attributes of a text that holdings are matched against: those of all its records. */
export interface Holdable {
  readonly publishers: readonly string[]
  readonly collections: readonly string[]
}

/** Condition that opens each document with one of these values in this attribute. */
export interface OpeningCondition {
  readonly attribute: keyof Holdable
  readonly values: readonly string[]
}

/** Conditions that open documents; meeting one is enough. A search engine makes a filter of each. */
export const openingConditions = ({ publishers, collections }: Holdings): readonly OpeningCondition[] => [
  { attribute: 'publishers', values: publishers },
  { attribute: 'collections', values: collections },
]

export function isOpenTo(holdings: Holdings | undefined, document: Holdable): boolean {
  return openingConditions(holdings ?? NO_HOLDINGS).some(({ attribute, values }) =>
    document[attribute].some((value) => values.includes(value)),
  )
}
