import type { AUTH_TYPES } from '#contract/endpoint/auth-types.ts'
import type { TokenSession } from '#ports/identity.ts'
import { tenants } from '#tenants/index.ts'
import type { Actor, ActorAccount } from './actor.ts'
import type { LibrarySession } from './library-sessions.ts'
import type { Listing, PersonNames } from './person-names.ts'
import { rangeWith } from './ranges/range.ts'
import type { Visit } from './ranges/visits.ts'
import type { Person, PersonEntry, StoredAccount } from './store.ts'

/** The accounts that a person has; none for somebody who is not in the library or not activated. */
export function accountIdsOf(person: Pick<PersonEntry, 'accountIds' | 'activated'> | undefined): readonly string[] {
  return person && person.activated !== false ? person.accountIds : []
}

/** The selected account: the only one, or the chosen one while the person still has it. */
export function selectedAccountOf(accountIds: readonly string[], chosen: string | undefined): string | undefined {
  if (accountIds.length === 1) return accountIds[0]
  return chosen !== undefined && accountIds.includes(chosen) ? chosen : undefined
}

/**
 * The account of a session in which nobody has chosen yet: the one that the sign-in names. The sign-in of an organization asks for no
 * choice: it begins in the first.
 */
export function firstAccountOf(
  accountIds: readonly string[],
  { accountId }: Pick<TokenSession, 'accountId'>,
  authType: (typeof AUTH_TYPES)[number],
): string | undefined {
  if (accountId !== undefined && accountIds.includes(accountId)) return accountId
  return authType === 'SSO' ? accountIds[0] : undefined
}

type ByPartner = Pick<LibrarySession, 'way' | 'partner'>

/** Tells whether an account has the partner by whom somebody came in, and still lets people in that way. */
const trustsPartner = ({ partners }: Pick<StoredAccount, 'partners'>, { way, partner }: ByPartner): boolean =>
  partners?.some(
    ({ id, issuer, secretHash }) =>
      id === partner && (way === 'JWT' ? issuer : way === 'APPLET' ? secretHash : undefined) !== undefined,
  ) ?? false

/** Tells whether an account is open to a session of the library's own: by address or by partner, as long as the account has those. */
export const mayReadAt = (
  session: Pick<LibrarySession, 'accountIds'> & ByPartner,
  account: Pick<StoredAccount, 'id' | 'ranges' | 'partners' | 'closed'>,
  address: string,
): boolean => {
  const isTrusted = session.way === 'IP' ? rangeWith(account.ranges, address) !== undefined : trustsPartner(account, session)
  return !account.closed && session.accountIds.includes(account.id) && isTrusted
}

/** Days for which an account that says nothing else is open to somebody who signed in within its ranges. */
const DAYS_AFTER_RANGE = 30

export const daysAfterRangeOf = ({ daysAfterRange = DAYS_AFTER_RANGE }: Pick<StoredAccount, 'daysAfterRange'>): number =>
  daysAfterRange

/**
 * Tells whether an account is still open to somebody who signed in within one of its ranges or by one of its partners: for a time, and
 * as long as it has that.
 */
export function mayReadAfter(
  visit: Visit | undefined,
  account: Pick<StoredAccount, 'ranges' | 'daysAfterRange' | 'partners' | 'closed'>,
  now: Date,
): boolean {
  if (account.closed || !visit || visit.until * 1000 <= now.getTime()) return false
  if (visit.range === undefined) return account.partners?.some(({ id }) => id === visit.partner) === true
  return daysAfterRangeOf(account) > 0 && account.ranges?.includes(visit.range) === true
}

export const maySwitchTo = (accountIds: readonly string[], accountId: string): boolean => accountIds.includes(accountId)

type CollectionReader = Pick<Actor, 'tenant'> & { readonly account?: Pick<ActorAccount, 'hasCollection'> }

/** Tells whether somebody sees the collection of their account: where the tenant has collections, and the account one. */
export const seesCollection = ({ tenant, account }: CollectionReader): boolean =>
  tenants[tenant].menus.includes('CUSTOM_COLLECTION') && account?.hasCollection === true

export const NOT_LISTED: Listing = { firstName: '', lastName: '', email: '', accountIds: [] }

/** The names of a person: those of their last sign-in, until then those of the operator. */
export function knownNamesOf({ seen, firstName = '', lastName = '', email = '' }: Partial<Person>): PersonNames {
  if (!seen) return { firstName, lastName, email }
  return { firstName: seen.firstName, lastName: seen.lastName, email: seen.email || email }
}

/**
 * The directories that have a person, with their names there: those of their accounts. People without a name cannot be found yet.
 * A sign-in that many share is nobody.
 */
export function listingOf(person: Person): Listing {
  const { userType, anonymous } = person
  const accountIds = accountIdsOf(person)
  const names = knownNamesOf(person)
  const isNamed = Object.values(names).some((name) => name !== '')
  if (userType !== 'individual' || anonymous || !isNamed || accountIds.length === 0) return NOT_LISTED
  return { ...names, accountIds }
}

/** Tells whether somebody manages keys and title lists of an account. Contracts already admit those alone who manage some. */
export const mayManageAccount = ({ account, authorities }: Pick<Actor, 'account' | 'authorities'>, accountId: string): boolean =>
  authorities.includes('ADMIN') || account?.id === accountId
