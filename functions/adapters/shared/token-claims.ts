import * as z from 'zod/mini'
import type { Claims } from '#ports/identity.ts'

/** Between the clocks of an issuer and ours. */
export const GRACE_SECONDS = 30

const TokenClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.minLength(1)),
  given_name: z.string(),
  family_name: z.string(),
  exp: z.number(),
})

/** Of a verified token; throws where it does not say who somebody is, or never expires. */
export function claimsOf(payload: unknown): Claims {
  const { sub, email, given_name, family_name, exp } = TokenClaims.parse(payload)
  return { subject: sub, email, firstName: given_name, lastName: family_name, expiresAt: exp }
}
