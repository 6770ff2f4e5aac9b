import type { SearchDocument } from '#contract/search.ts'
import type { Actor } from '#people/actor.ts'

/** Tells whether somebody sees the requests of all accounts, as those do who administer the tenant. */
export const seesAllRequests = ({ authorities }: Pick<Actor, 'authorities'>): boolean => authorities.includes('ADMIN')

type Reading = SearchDocument['access']

/** Guests share one sign-in that no mail reaches, and readers who came by their address have none. */
export const mayRequest = ({ anonymous, email }: Pick<Actor, 'anonymous' | 'email'>): boolean => !anonymous && email !== ''

const REFUSALS = { open: 'already-readable', outside: 'not-requestable', subscription: undefined, record: undefined } as const

/** Tells why a document is not requested; undefined where it can be. */
export const refusalOf = (reading: Reading): (typeof REFUSALS)[Reading] => REFUSALS[reading]
