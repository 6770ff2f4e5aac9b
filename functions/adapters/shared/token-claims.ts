import * as z from 'zod/mini'
import type { Claims } from '#ports/identity.ts'
import { LIBRARY_SUBJECTS } from '#ports/signing.ts'

/** tolerance between the issuer's clock and ours */
export const GRACE_SECONDS = 30

const TokenClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.minLength(1)),
  // Some issuers write it as a text.
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  given_name: z.string(),
  family_name: z.string(),
  sid: z.optional(z.string().check(z.maxLength(200))),
  iat: z.number(),
  auth_time: z.optional(z.number()),
  exp: z.number(),
})

/** Refuses a token whose header demands extensions to be understood (RFC 7515, 4.1.11): none is understood here. */
export function refuseExtensions({ header }: { readonly header: object }): void {
  if ('crit' in header) throw new Error('the token demands extensions that are not understood')
}

/** Reads the claims of a verified token. Throws if the token names no person, does not say its time, or never expires. */
export function claimsOf(payload: unknown): Claims {
  const { sub, email, email_verified, given_name, family_name, sid = '', iat, auth_time, exp } = TokenClaims.parse(payload)
  if (sub.startsWith(LIBRARY_SUBJECTS)) throw new Error('the subject is one of the library’s own')
  const emailVerified = email_verified === true || email_verified === 'true'
  return {
    subject: sub,
    email,
    ...(emailVerified && { emailVerified }),
    firstName: given_name,
    lastName: family_name,
    session: { id: sid, issuedAt: iat, ...(auth_time !== undefined && { authenticatedAt: auth_time }) },
    expiresAt: exp,
  }
}
