import * as z from 'zod/mini'
import type { Claims } from '#ports/identity.ts'

/** tolerance between the issuer's clock and ours */
export const GRACE_SECONDS = 30

const TokenClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.minLength(1)),
  given_name: z.string(),
  family_name: z.string(),
  exp: z.number(),
})

/** Refuses a token whose header demands extensions to be understood (RFC 7515, 4.1.11): none is understood here. */
export function refuseExtensions({ header }: { readonly header: object }): void {
  if ('crit' in header) throw new Error('the token demands extensions that are not understood')
}

/** Reads the claims of a verified token. Throws if the token names no person or never expires. */
export function claimsOf(payload: unknown): Claims {
  const { sub, email, given_name, family_name, exp } = TokenClaims.parse(payload)
  return { subject: sub, email, firstName: given_name, lastName: family_name, expiresAt: exp }
}
