import { JwksValidationError, JwkValidationError } from 'aws-jwt-verify/error'
import { SimpleFetcher } from 'aws-jwt-verify/https'
import { type Jwks, SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt'
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier'
import * as z from 'zod/mini'
import type { IdentitySettings, Tenant } from '#contract/tenant.ts'
import { type Identity, IdentityUnavailable, type PartnerClaims, type TokenPartner, TokenRejected } from '#ports/identity.ts'
import { libraryIssuerOf } from '#ports/signing.ts'
import { GRACE_SECONDS, refuseExtensions } from './token-claims.ts'

const MAX_LIFETIME_S = 300
/** A key that a partner withdraws counts no longer than this. */
const KEYS_LIFETIME_MS = 600_000
const MAX_VERIFIERS = 100

/** Text of one line. */
const name = z.string().check(z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

const PartnerToken = z.object({
  sub: z.string().check(z.regex(/^[^\s\p{Cc}\p{Cs}]{1,100}$/u)),
  jti: z.string().check(z.minLength(1), z.maxLength(200)),
  email: z.optional(z.email().check(z.maxLength(254))),
  given_name: z.optional(name),
  family_name: z.optional(name),
  iat: z.number(),
  exp: z.number(),
})

function claimsOf(payload: unknown): PartnerClaims {
  const { sub, jti, email = '', given_name = '', family_name = '', iat, exp } = PartnerToken.parse(payload)
  if (exp - iat > MAX_LIFETIME_S) throw new Error('the token lasts too long')
  if (iat > Date.now() / 1000 + GRACE_SECONDS) throw new Error('the token is of a time to come')
  return { subject: sub, firstName: given_name, lastName: family_name, email, tokenId: jti, expiresAt: exp }
}

const issuerIn = (token: string): string => z.string().parse(decomposeUnverifiedJwt(token).payload.iss)

const isAboutKeys = (error: unknown) => error instanceof JwksValidationError || error instanceof JwkValidationError

/** Fetches keys; whatever goes wrong says nothing about the token. */
function openFetcher() {
  const https = new SimpleFetcher()
  const unavailable = (cause: unknown) => new IdentityUnavailable('the keys of a partner are unavailable', { cause })
  return { fetch: (uri: string) => https.fetch(uri).catch((cause) => Promise.reject(unavailable(cause))) }
}

type Verify = (token: string) => Promise<PartnerClaims>

function verifierOf({ issuer, jwks }: TokenPartner, audience: string, knownKeys: Promise<Jwks | undefined>): Verify {
  const rules = { issuer, audience, graceSeconds: GRACE_SECONDS, customJwtCheck: refuseExtensions }
  const jwksCache = new SimpleJwksCache({ fetcher: openFetcher() })
  const verifier = JwtVerifier.create({ ...rules, jwksUri: jwks }, { jwksCache })
  return async (token) => {
    const keys = await knownKeys
    if (!keys) return claimsOf(await verifier.verify(token))
    verifier.cacheJwks(keys)
    return claimsOf(verifier.verifySync(token))
  }
}

interface PartnerTokenOptions {
  readonly settings: (tenant: Tenant) => Pick<IdentitySettings, 'audience'>
  /** keys by their address, of partners that are never asked */
  readonly knownKeys?: (jwks: string) => Promise<Jwks | undefined>
}

/** Verifies tokens of partners. */
export function openPartnerTokens({
  settings,
  knownKeys = async () => undefined,
}: PartnerTokenOptions): Pick<Identity, 'verifyPartner'> {
  const verifiers = new Map<string, { readonly verify: Verify; readonly until: number }>()

  function verifierFor(tenant: Tenant, partner: TokenPartner): Verify {
    const audience = libraryIssuerOf(settings(tenant).audience)
    const id = JSON.stringify([audience, partner.issuer, partner.jwks])
    const known = verifiers.get(id)
    if (known && known.until > Date.now()) return known.verify
    const verify = verifierOf(partner, audience, knownKeys(partner.jwks))
    if (verifiers.size >= MAX_VERIFIERS) verifiers.clear()
    verifiers.set(id, { verify, until: Date.now() + KEYS_LIFETIME_MS })
    return verify
  }

  return {
    async verifyPartner(tenant, token, find) {
      const rejected = (cause: unknown) => new TokenRejected('the token of a partner does not count', { cause })
      let issuer: string
      try {
        issuer = issuerIn(token)
      } catch (cause) {
        throw rejected(cause)
      }
      const partner = await find(issuer)
      if (!partner || partner.issuer !== issuer) throw rejected(new Error('nobody is known by this issuer'))
      try {
        return { ...(await verifierFor(tenant, partner)(token)), partner }
      } catch (cause) {
        if (cause instanceof IdentityUnavailable) throw cause
        if (isAboutKeys(cause)) throw new IdentityUnavailable('the keys of a partner are unusable', { cause })
        throw rejected(cause)
      }
    },
  }
}
