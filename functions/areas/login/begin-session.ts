import { login, SESSION_COOKIE } from '#contract/login.ts'
import type { Tenant } from '#contract/tenant.ts'
import { useCase } from '#functions/http/use-case.ts'
import { beginLibrarySession, findLibrarySession, type LibrarySession } from '#people/library-sessions.ts'
import { findAccountsAt } from '#people/networks.ts'
import { mayReadAt } from '#people/policy.ts'
import type { Ports } from '#ports/ports.ts'
import { LIBRARY_SUBJECTS, libraryIssuerOf } from '#ports/signing.ts'
import { formatSessionCookie, parseSessionCookie } from './session-cookie.ts'

/** Lifetime of a token; no longer than that of its session. */
const TOKEN_S = 15 * 60

/** Somebody at an address, with the session that their cookie names. */
interface Reader {
  readonly tenant: Tenant
  readonly address: string
  readonly named?: ReturnType<typeof parseSessionCookie>
}

/** Goes on with the session of a cookie; undefined where there is none, or none any more. */
async function findSession(table: Ports['table'], { tenant, address, named }: Reader) {
  const session = named && (await findLibrarySession(table, tenant, named))
  if (!named || !session) return undefined
  const accounts = await findAccountsAt(table, tenant, address)
  return accounts.some((account) => mayReadAt(session, account, address)) ? { ...session, secret: named.secret } : undefined
}

/** Begins a session of the accounts that have the address; undefined where none has it. */
async function beginSessionAt({ table, clock }: Pick<Ports, 'table' | 'clock'>, { tenant, address }: Reader) {
  const accounts = await findAccountsAt(table, tenant, address)
  if (accounts.length === 0) return undefined
  const facts = { way: 'IP' as const, subject: `${LIBRARY_SUBJECTS}ip`, accountIds: accounts.map(({ id }) => id) }
  return beginLibrarySession(table, tenant, facts, clock.now())
}

/** Makes the claims of a session's token. */
function claimsOf({ id, subject, way, expiresAt }: LibrarySession, audience: string, now: Date) {
  const iat = Math.floor(now.getTime() / 1000)
  const exp = Math.min(iat + TOKEN_S, expiresAt)
  return { iss: libraryIssuerOf(audience), aud: audience, sub: subject, sid: id, way, iat, exp }
}

/** Lets a reader in by the address of the connection; what a request says of addresses counts for nothing. */
export const beginSession = useCase(
  login.session,
  ['table', 'clock', 'identity', 'signing'],
  async (_, { tenant, origin, originatedIp, cookie, ports, setHeader, fail }) => {
    const { table, clock, identity, signing } = ports
    const named = parseSessionCookie(cookie(SESSION_COOKIE))
    const reader = { tenant, address: originatedIp, named }
    const session = (await findSession(table, reader)) ?? (await beginSessionAt(ports, reader)) ?? fail('address-unknown')
    const now = clock.now()
    const claims = claimsOf(session, identity.settings(tenant).audience, now)
    const accessToken = await signing.sign(tenant, claims)
    setHeader('Set-Cookie', formatSessionCookie(session, { origin, now }))
    return { accessToken, expiresAt: claims.exp, authType: session.way }
  },
)
