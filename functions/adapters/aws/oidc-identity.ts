import { JwksValidationError, JwkValidationError } from 'aws-jwt-verify/error'
import { type Fetcher, SimpleFetcher } from 'aws-jwt-verify/https'
import { assertIsJwks, type Jwks, SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt'
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier'
import * as z from 'zod/mini'
import type { IdentitySettings, Tenant } from '#contract/tenant.ts'
import { type Claims, type Identity, IdentityUnavailable, TokenRejected } from '#ports/identity.ts'
import { tenants } from '#tenants/index.ts'
import type { TenantPage } from '#tenants/tenant-page.ts'
import { openPartnerTokens } from '../shared/partner-tokens.ts'
import { claimsOf, GRACE_SECONDS, refuseExtensions } from '../shared/token-claims.ts'
import { rememberVerified } from '../shared/verified-tokens.ts'

export interface OidcIdentityOptions {
  /** settings with an absolute issuer URL, https except in rehearsals */
  readonly settings: (tenant: Tenant) => IdentitySettings
  /** JWKS of the tenant's issuer, for rehearsals only; the issuer is then never called */
  readonly rehearsalKeys?: (tenant: Tenant) => object | undefined
}

type Verify = (token: string) => Promise<Claims>

const Configuration = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https$/ }) })

/**
 * Fetches keys from the address in the issuer's configuration.
 * Source: https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig
 */
function keysOf(issuer: string): Fetcher {
  const https = new SimpleFetcher()
  async function fetchKeys(configurationUri: string): Promise<ArrayBuffer> {
    const text = Buffer.from(await https.fetch(configurationUri)).toString()
    const configuration = Configuration.parse(JSON.parse(text))
    if (configuration.issuer !== issuer) throw new Error(`the configuration names another issuer: ${configuration.issuer}`)
    return https.fetch(configuration.jwks_uri)
  }
  return { fetch: (uri) => fetchKeys(uri).catch((cause) => Promise.reject(unavailable(issuer, cause))) }
}

const unavailable = (issuer: string, cause: unknown) =>
  new IdentityUnavailable(`the keys of ${issuer} are unavailable`, { cause })

const isAboutKeys = (error: unknown) => error instanceof JwksValidationError || error instanceof JwkValidationError

/** Creates the verifier of one tenant, which knows no other tenant's issuer. */
function verifierOf(
  { issuer, audience }: IdentitySettings,
  names: TenantPage['claims'],
  rehearsalKeys: object | undefined,
): Verify {
  const jwksCache = new SimpleJwksCache({ fetcher: keysOf(issuer) })
  const jwksUri = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const rules = { audience, graceSeconds: GRACE_SECONDS, customJwtCheck: refuseExtensions }
  const verifier = JwtVerifier.create({ issuer, jwksUri, ...rules }, { jwksCache })
  if (rehearsalKeys) {
    const keys = rehearsalKeys as Jwks
    assertIsJwks(keys)
    verifier.cacheJwks(keys)
    return async (token) => claimsOf(verifier.verifySync(token), names)
  }
  return async (token) => {
    // Checked before keys are fetched: a token of another issuer names keys that this one does not have.
    if (decomposeUnverifiedJwt(token).payload.iss !== issuer) throw new Error('a token of another issuer')
    return claimsOf(await verifier.verify(token), names)
  }
}

/** Verifies tokens of any OpenID Connect issuer. Its keys are fetched on first use, and when a token names a new key. */
export function openOidcIdentity({ settings, rehearsalKeys }: OidcIdentityOptions): Identity {
  const verifiers = new Map<Tenant, Verify>()

  function verifierFor(tenant: Tenant): Verify {
    const known = verifiers.get(tenant)
    if (known) return known
    const made = rememberVerified(verifierOf(settings(tenant), tenants[tenant].claims, rehearsalKeys?.(tenant)))
    verifiers.set(tenant, made)
    return made
  }

  return {
    settings,
    ...openPartnerTokens({ settings }),
    async verify(tenant, token) {
      const verify = verifierFor(tenant)
      try {
        return await verify(token)
      } catch (cause) {
        if (cause instanceof IdentityUnavailable) throw cause
        if (isAboutKeys(cause)) throw unavailable(settings(tenant).issuer, cause)
        throw new TokenRejected('the token is not valid here', { cause })
      }
    },
  }
}
