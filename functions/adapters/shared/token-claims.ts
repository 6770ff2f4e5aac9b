import * as z from 'zod/mini'
import type { Claims } from '#ports/identity.ts'
import { LIBRARY_SUBJECTS } from '#ports/signing.ts'
import type { TenantPage } from '#tenants/tenant-page.ts'

/** tolerance between the issuer's clock and ours */
export const GRACE_SECONDS = 30

const TokenClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.minLength(1)),
  // Some issuers write it as a text.
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  // An organization may not name its people: they then do so on the site for it.
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  sid: z.optional(z.string().check(z.maxLength(200))),
  iat: z.number(),
  auth_time: z.optional(z.number()),
  exp: z.number(),
})

/** Refuses a token whose header demands extensions to be understood (RFC 7515, 4.1.11): none is understood here. */
export function refuseExtensions({ header }: { readonly header: object }): void {
  if ('crit' in header) throw new Error('the token demands extensions that are not understood')
}

const MAX_NAMED_LENGTH = 200

/** A claim that the tenant's page names; whatever is no short text counts as absent. */
function namedClaim(payload: unknown, name: string | undefined): string | undefined {
  const value = name === undefined ? undefined : (payload as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAMED_LENGTH ? value : undefined
}

function namedClaimsOf(payload: unknown, names: TenantPage['claims']) {
  const organization = namedClaim(payload, names.organization)
  const accountId = namedClaim(payload, names.accountId)
  const maeUserId = namedClaim(payload, names.MAEUserID)
  return {
    ...(organization !== undefined && { organization }),
    ...(accountId !== undefined && { accountId }),
    ...(maeUserId !== undefined && { maeUserId }),
  }
}

/**
 * Reads the claims of a verified token, and those that the tenant's page names. Throws if the token names no person, does not say its
 * time, or never expires.
 */
export function claimsOf(payload: unknown, names: TenantPage['claims']): Claims {
  const {
    sub,
    email,
    email_verified,
    given_name = '',
    family_name = '',
    sid = '',
    iat,
    auth_time,
    exp,
  } = TokenClaims.parse(payload)
  if (sub.startsWith(LIBRARY_SUBJECTS)) throw new Error('the subject is one of the library’s own')
  const emailVerified = { true: true, false: false }[String(email_verified)]
  return {
    subject: sub,
    email,
    ...(emailVerified !== undefined && { emailVerified }),
    firstName: given_name,
    lastName: family_name,
    session: {
      id: sid,
      issuedAt: iat,
      ...(auth_time !== undefined && { authenticatedAt: auth_time }),
      ...namedClaimsOf(payload, names),
    },
    expiresAt: exp,
  }
}
