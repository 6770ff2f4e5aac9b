import type { Tenant } from '#contract/tenant.ts'
import { type LibrarySession, SESSION_LIFETIME_S } from '#people/library-sessions.ts'
import { findPerson } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'
import { type LibraryClaims, libraryIssuerOf } from '#ports/signing.ts'

/** Lifetime of a token; no longer than that of its session. */
const TOKEN_S = 15 * 60

type Names = Pick<LibraryClaims, 'email' | 'given_name' | 'family_name'>

/** The names of a session's person, as the partner gave them; a reader by address has none. */
async function namesOf(table: Ports['table'], tenant: Tenant, { partner, subject }: LibrarySession): Promise<Names> {
  const person = partner === undefined ? undefined : await findPerson(table, tenant, subject)
  const { firstName, lastName, email } = person ?? {}
  return {
    ...(email && { email }),
    ...(firstName && { given_name: firstName }),
    ...(lastName && { family_name: lastName }),
  }
}

/** Signs a token of a session. */
export async function signSession(
  { table, signing }: Pick<Ports, 'table' | 'signing'>,
  tenant: Tenant,
  session: LibrarySession,
  { audience, now }: { readonly audience: string; readonly now: Date },
): Promise<{ accessToken: string; expiresAt: number }> {
  const { id, subject, way, expiresAt } = session
  const iat = Math.floor(now.getTime() / 1000)
  const exp = Math.min(iat + TOKEN_S, expiresAt)
  const claims = { iss: libraryIssuerOf(audience), aud: audience, sub: subject, sid: id, way, iat, exp }
  // Nobody is known by an address; a partner says who somebody is when the session begins, and not again.
  const proved = session.partner === undefined ? {} : { auth_time: expiresAt - SESSION_LIFETIME_S }
  const named = { ...claims, ...proved, ...(await namesOf(table, tenant, session)) }
  return { accessToken: await signing.sign(tenant, named), expiresAt: exp }
}
