import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import type { Actor } from './actor.ts'
import { findAccountsAt } from './networks.ts'
import { accountIdsOf, daysAfterRangeOf } from './policy.ts'
import { rangeWith } from './ranges/range.ts'
import { visitAttribute } from './ranges/visits.ts'
import { NO_ADDRESS, type Person, personKey, savePersonEntries } from './store.ts'

const DAY_S = 86_400

/** Enters somebody whom the operator does not know, so that something can be noted of them. */
async function addPerson(table: Ports['table'], tenant: Tenant, subject: string): Promise<void> {
  const kind = { userType: 'individual', anonymous: false, authorities: ['COMPASS_USER'] } as const
  const own = { address: NO_ADDRESS }
  const options = { overwrite: false, revive: true }
  await savePersonEntries(table, tenant, [{ entry: { subject, ...kind, accountIds: [] }, own }], options)
}

/** Notes that somebody signed in within ranges of accounts that are not theirs, and answers whether there are new ones. */
export async function noteVisits(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  { tenant, userId }: Pick<Actor, 'tenant' | 'userId'>,
  person: Person | undefined,
  address: string,
): Promise<boolean> {
  const found = await findAccountsAt(table, tenant, address)
  const now = Math.floor(clock.now().getTime() / 1000)
  const visits = found.flatMap((account) => {
    const days = daysAfterRangeOf(account)
    const range = rangeWith(account.ranges, address)
    const until = now + days * DAY_S
    const isKnown = accountIdsOf(person).includes(account.id) || (person?.visits?.[account.id]?.until ?? 0) > until - DAY_S
    return days > 0 && range !== undefined && !isKnown ? [[visitAttribute(account.id), { range, until }] as const] : []
  })
  if (visits.length === 0) return false
  if (!person) await addPerson(table, tenant, userId)
  await table.update(personKey(tenant, userId), { set: Object.fromEntries(visits) }, { exists: true })
  return true
}
