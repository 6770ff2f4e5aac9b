import type { Tenant } from '#contract/tenant.ts'
import { type BegunSession, beginLibrarySession, findLibrarySession } from '#people/library-sessions.ts'
import { findAccountsAt } from '#people/networks.ts'
import { mayReadAt } from '#people/policy.ts'
import { findAccounts } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'
import { LIBRARY_SUBJECTS } from '#ports/signing.ts'
import type { parseSessionCookie } from './session-cookie.ts'

/** Somebody at an address, with the session that their cookie names. */
interface Reader {
  readonly tenant: Tenant
  readonly address: string
  readonly named?: ReturnType<typeof parseSessionCookie>
}

/** Goes on with the session of a cookie, whatever its way in; undefined where there is none, or none any more. */
export async function continueSession(
  table: Ports['table'],
  { tenant, address, named }: Reader,
): Promise<BegunSession | undefined> {
  const session = named && (await findLibrarySession(table, tenant, named))
  if (!named || !session) return undefined
  const accounts = await findAccounts(table, tenant, session.accountIds)
  const isOpen = accounts.some((account) => account && mayReadAt(session, account, address))
  return isOpen ? { ...session, secret: named.secret } : undefined
}

/** Begins a session of the accounts that have the address; undefined where none has it. */
export async function beginSessionAt(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  { tenant, address }: Reader,
): Promise<BegunSession | undefined> {
  const accounts = await findAccountsAt(table, tenant, address)
  if (accounts.length === 0) return undefined
  const facts = { way: 'IP' as const, subject: `${LIBRARY_SUBJECTS}ip`, accountIds: accounts.map(({ id }) => id) }
  return beginLibrarySession(table, tenant, facts, clock.now())
}
