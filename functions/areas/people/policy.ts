import type { Authority } from '#contract/endpoint/endpoint.ts'
import type { Actor } from '#people/actor.ts'
import type { Person } from '#people/store.ts'

type Manager = Pick<Actor, 'account' | 'authorities'>

/** Facts of a person as they are to be. */
interface WantedPerson {
  readonly activated: boolean
  readonly userType: Person['userType']
  readonly authorities: readonly Authority[]
  readonly accounts: readonly string[]
}

/** Tells whether somebody administers the tenant, with all its accounts. */
export const isStaff = ({ authorities }: Manager): boolean => authorities.includes('ADMIN')

/** Tells whether somebody manages people of an account: the tenant's staff of any, others of their own. */
export const managesPeopleOf = (manager: Manager, accountIds: readonly string[]): boolean =>
  isStaff(manager) ||
  (manager.authorities.includes('COMPASS_USER_ADMIN') && manager.account !== undefined && accountIds.includes(manager.account.id))

/** Entries that one list has and the other lacks. */
const differing = <T>(one: readonly T[], other: readonly T[]): T[] => [
  ...one.filter((entry) => !other.includes(entry)),
  ...other.filter((entry) => !one.includes(entry)),
]

/** Tells whether somebody may add a person like this. */
export const mayAddPerson = (manager: Manager, { accounts, authorities, userType }: WantedPerson): boolean =>
  isStaff(manager) ||
  (managesPeopleOf(manager, accounts) &&
    accounts.length === 1 &&
    userType === 'individual' &&
    authorities.every((one) => manager.authorities.includes(one)))

/**
 * Tells whether somebody may change a person in this way. Whoever manages the people of an account changes nobody who has more
 * authorities than they, takes nobody out of another account, and closes nobody who has one.
 */
export function mayChangePerson(manager: Manager, before: Person, after: WantedPerson): boolean {
  if (isStaff(manager)) return true
  const has = (authority: Authority) => manager.authorities.includes(authority)
  const isAlone = before.accountIds.length === 1
  return (
    managesPeopleOf(manager, before.accountIds) &&
    !before.anonymous &&
    before.userType === after.userType &&
    before.authorities.every(has) &&
    after.authorities.every(has) &&
    differing(before.accountIds, after.accounts).every((id) => id === manager.account?.id) &&
    (isAlone || (before.activated !== false) === after.activated)
  )
}
