import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt'
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier'
import * as z from 'zod/mini'
import { LIBRARY_AUTH_TYPES } from '#contract/endpoint/auth-types.ts'
import type { Tenant } from '#contract/tenant.ts'
import { type Claims, type Identity, IdentityUnavailable, TokenRejected } from '#ports/identity.ts'
import { libraryIssuerOf, type PublicKey, type Signing, SigningUnavailable } from '#ports/signing.ts'
import { refuseExtensions } from './token-claims.ts'
import { rememberVerified } from './verified-tokens.ts'

const LibraryToken = z.object({
  sub: z.string().check(z.minLength(1)),
  sid: z.string().check(z.minLength(1)),
  way: z.enum(LIBRARY_AUTH_TYPES),
  email: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  iat: z.number(),
  auth_time: z.optional(z.number()),
  exp: z.number(),
})

function claimsOf(payload: unknown): Claims {
  const { sub, sid, way, email = '', given_name = '', family_name = '', iat, auth_time, exp } = LibraryToken.parse(payload)
  const session = { id: sid, issuedAt: iat, way, ...(auth_time !== undefined && { authenticatedAt: auth_time }) }
  return { subject: sub, email, firstName: given_name, lastName: family_name, session, expiresAt: exp }
}

function issuerIn(token: string): unknown {
  try {
    return decomposeUnverifiedJwt(token).payload.iss
  } catch {
    return undefined
  }
}

interface Verifier {
  readonly keys: readonly PublicKey[]
  readonly verify: (token: string) => Promise<Claims>
}

function verifierOf(audience: string, keys: readonly PublicKey[]): Verifier {
  const verifier = JwtVerifier.create({ issuer: libraryIssuerOf(audience), audience, customJwtCheck: refuseExtensions })
  verifier.cacheJwks({ keys: keys.map((key) => ({ ...key })) })
  return { keys, verify: rememberVerified(async (token) => claimsOf(verifier.verifySync(token))) }
}

const isSame = (some: readonly PublicKey[], others: readonly PublicKey[]): boolean =>
  some.length === others.length && some.every(({ kid }, at) => others[at]?.kid === kid)

/** Makes the library itself a second issuer of each tenant, whose tokens count beside those of the first. */
export function withLibraryTokens(identity: Identity, signing: Pick<Signing, 'keys'>): Identity {
  const verifiers = new Map<Tenant, Verifier>()

  async function verifierFor(tenant: Tenant, audience: string): Promise<Verifier> {
    const keys = await signing.keys(tenant).catch((cause) => {
      throw cause instanceof SigningUnavailable
        ? new IdentityUnavailable('the keys of library tokens are unavailable', { cause })
        : cause
    })
    const known = verifiers.get(tenant)
    if (known && isSame(known.keys, keys)) return known
    const made = verifierOf(audience, keys)
    verifiers.set(tenant, made)
    return made
  }

  return {
    ...identity,
    async verify(tenant, token) {
      const { audience } = identity.settings(tenant)
      if (issuerIn(token) !== libraryIssuerOf(audience)) return identity.verify(tenant, token)
      const { verify } = await verifierFor(tenant, audience)
      try {
        return await verify(token)
      } catch (cause) {
        throw new TokenRejected('the library token does not count', { cause })
      }
    },
  }
}
