import type { SearchDocument } from '#contract/search.ts'
import type { Actor } from '#people/actor.ts'

type Reading = SearchDocument['access']

/** Guests share one sign-in that no mail reaches. */
export const mayRequest = ({ anonymous }: Pick<Actor, 'anonymous'>): boolean => !anonymous

const REFUSALS = { open: 'already-readable', outside: 'not-requestable', subscription: undefined, record: undefined } as const

/** Tells why a document is not requested; undefined where it can be. */
export const refusalOf = (reading: Reading): (typeof REFUSALS)[Reading] => REFUSALS[reading]
