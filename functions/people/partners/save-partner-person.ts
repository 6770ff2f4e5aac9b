import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { LIBRARY_SUBJECTS } from '#ports/signing.ts'
import type { PartnerOfAccount } from '../partners.ts'
import { visitAttribute } from '../ranges/visits.ts'
import { findPerson, NO_ADDRESS, type Partner, type PersonEntry, personKey, savePersonEntries } from '../store.ts'

/** One of a partner's people, as the partner names them. */
export interface PartnerPerson {
  /** unique among the people of the partner */
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Jobs of somebody go on this long after a sign-in, which is longer than a session. */
const OPEN_FOR_S = 86_400

const NEW_PERSON: Omit<PersonEntry, 'subject'> = {
  userType: 'individual',
  anonymous: false,
  authorities: ['COMPASS_USER'],
  accountIds: [],
}

/** The id of one of a partner's people in the library, which no issuer can give to anybody. */
const subjectOf = ({ id }: Pick<Partner, 'id'>, { subject }: PartnerPerson): string =>
  `${LIBRARY_SUBJECTS}partner:${id}:${subject}`

/**
 * Saves one of a partner's people by the names that the partner gives, and answers their id here; undefined for somebody whom the
 * operator does not let in.
 */
export async function savePartnerPerson(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  { partner, account }: PartnerOfAccount,
  given: PartnerPerson,
): Promise<string | undefined> {
  const subject = subjectOf(partner, given)
  const known = await findPerson(table, tenant, subject)
  if (known?.activated === false) return undefined
  const { firstName, lastName, email } = given
  const { userType, anonymous, authorities, accountIds } = known ?? NEW_PERSON
  const entry = { subject, userType, anonymous, authorities, accountIds, firstName, lastName, email }
  const own = { address: NO_ADDRESS }
  await savePersonEntries(table, tenant, [{ entry, own }], { overwrite: true })
  const until = Math.floor(clock.now().getTime() / 1000) + OPEN_FOR_S
  await table.update(
    personKey(tenant, subject),
    { set: { [visitAttribute(account.id)]: { partner: partner.id, until } } },
    { exists: true },
  )
  return subject
}
