import { JwtVerifier } from 'aws-jwt-verify'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { type Claims, type Identity, TokenRejected } from '#ports/identity.ts'
import { tenants } from '#tenants/index.ts'
import { openPartnerTokens } from '../../shared/partner-tokens.ts'
import { claimsOf, GRACE_SECONDS, refuseExtensions } from '../../shared/token-claims.ts'
import { rememberVerified } from '../../shared/verified-tokens.ts'
import type { LocalIssuers } from './local-issuers.ts'

type Issuers = Pick<LocalIssuers, 'issuersOf' | 'jwks' | 'settings' | 'partnerKeysAt'>

/** Creates the verifier of a tenant, which does not know other tenants' issuers. */
function verifierOf(tenant: Tenant, { issuersOf, jwks, settings }: Issuers): (token: string) => Promise<Claims> {
  const { audience } = settings(tenant)
  const rules = { audience, graceSeconds: GRACE_SECONDS, customJwtCheck: refuseExtensions }
  const verifier = JwtVerifier.create(issuersOf(tenant).map((issuer) => ({ issuer, ...rules })))
  for (const issuer of issuersOf(tenant)) verifier.cacheJwks({ keys: jwks[tenant].keys }, issuer)
  // Synchronous: the keys are in the cache, and an unknown key id is then an error instead of a fetch.
  return async (token) => claimsOf(verifier.verifySync(token), tenants[tenant].claims)
}

export function openLocalIdentity(issuers: Issuers): Identity {
  const verifiers = new Map(TENANTS.map((tenant) => [tenant, rememberVerified(verifierOf(tenant, issuers))] as const))

  async function verify(tenant: Tenant, token: string): Promise<Claims> {
    try {
      const verifier = verifiers.get(tenant)
      if (!verifier) throw new Error(`no issuer of ${tenant}`)
      return await verifier(token)
    } catch (cause) {
      throw new TokenRejected('the token does not count here', { cause })
    }
  }

  const { settings, partnerKeysAt: knownKeys } = issuers
  return { verify, settings, ...openPartnerTokens({ settings, knownKeys }) }
}
