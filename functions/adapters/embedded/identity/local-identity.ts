import { JwtVerifier } from 'aws-jwt-verify'
import { z } from 'zod'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { type Claims, type Identity, TokenRejected } from '#ports/identity.ts'
import { rememberVerified } from '../../shared/verified-tokens.ts'
import type { LocalIssuers } from './local-issuers.ts'

const TokenClaims = z.object({
  sub: z.string().min(1).max(200),
  email: z.string().min(1),
  given_name: z.string(),
  family_name: z.string(),
  exp: z.number(),
})

type Issuers = Pick<LocalIssuers, 'issuersOf' | 'jwks' | 'settings'>

/** One verifier a tenant, so that no other tenant's issuer is even known to it. */
function verifierOf(tenant: Tenant, { issuersOf, jwks, settings }: Issuers): (token: string) => Claims {
  const { audience } = settings(tenant)
  const verifier = JwtVerifier.create(issuersOf(tenant).map((issuer) => ({ issuer, audience, graceSeconds: 30 })))
  for (const issuer of issuersOf(tenant)) verifier.cacheJwks({ keys: jwks[tenant].keys }, issuer)
  // Synchronous: the keys are in the cache, and an unknown key id is then an error instead of a fetch.
  return (token) => {
    const claims = TokenClaims.parse(verifier.verifySync(token))
    return {
      subject: claims.sub,
      email: claims.email,
      firstName: claims.given_name,
      lastName: claims.family_name,
      expiresAt: claims.exp,
    }
  }
}

export function openLocalIdentity(issuers: Issuers): Identity {
  const verifiers = new Map(TENANTS.map((tenant) => [tenant, rememberVerified(verifierOf(tenant, issuers))] as const))

  function claimsOf(tenant: Tenant, token: string): Claims {
    try {
      const verify = verifiers.get(tenant)
      if (!verify) throw new Error(`no issuer of ${tenant}`)
      return verify(token)
    } catch (cause) {
      throw new TokenRejected('the token does not count here', { cause })
    }
  }

  return { verify: async (tenant, token) => claimsOf(tenant, token), settings: issuers.settings }
}
