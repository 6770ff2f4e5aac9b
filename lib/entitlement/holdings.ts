/**
 * The one rule of reading: a document is open to an account that holds its publisher or one of its collections. Policies,
 * presenters and the scopes of both search engines are made from it.
 */
export interface Holdings {
  /** publisher codes */
  readonly publishers: readonly string[]
  /** codes of collections, a part of what a publisher offers */
  readonly collections: readonly string[]
}

export const NO_HOLDINGS: Holdings = { publishers: [], collections: [] }

/** The attributes of a document that holdings are matched against. */
export interface Holdable {
  readonly publisher: string
  readonly collections: readonly string[]
}

/** A condition opens each document that has one of these values in this attribute. */
export interface OpeningCondition {
  readonly attribute: keyof Holdable
  readonly values: readonly string[]
}

/** The conditions that open documents; meeting one is enough. A search engine turns each into a filter of its own. */
export const openingConditions = ({ publishers, collections }: Holdings): readonly OpeningCondition[] => [
  { attribute: 'publisher', values: publishers },
  { attribute: 'collections', values: collections },
]

export function isOpenTo(holdings: Holdings | undefined, document: Holdable): boolean {
  return openingConditions(holdings ?? NO_HOLDINGS).some(({ attribute, values }) =>
    [document[attribute]].flat().some((value) => values.includes(value)),
  )
}
