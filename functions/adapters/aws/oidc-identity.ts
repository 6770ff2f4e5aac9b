import { JwksValidationError, JwkValidationError } from 'aws-jwt-verify/error'
import { type Fetcher, SimpleFetcher } from 'aws-jwt-verify/https'
import { assertIsJwks, type Jwks, SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt'
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier'
import * as z from 'zod/mini'
import type { IdentitySettings, Tenant } from '#contract/tenant.ts'
import { type Claims, type Identity, IdentityUnavailable, TokenRejected } from '#ports/identity.ts'
import { claimsOf, GRACE_SECONDS } from '../shared/token-claims.ts'
import { rememberVerified } from '../shared/verified-tokens.ts'

export interface OidcIdentityOptions {
  /** with an absolute issuer, of https but for rehearsals */
  readonly settings: (tenant: Tenant) => IdentitySettings
  /** For rehearsals alone: the keys of the tenant's issuer, which is then never asked. */
  readonly rehearsalKeys?: (tenant: Tenant) => object | undefined
}

type Verify = (token: string) => Promise<Claims>

const Configuration = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https$/ }) })

/**
 * Issuers keep their keys wherever they like and say where in their configuration.
 * Source: https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig
 */
function keysOf(issuer: string): Fetcher {
  const https = new SimpleFetcher()
  async function fetchKeys(configurationUri: string): Promise<ArrayBuffer> {
    const text = Buffer.from(await https.fetch(configurationUri)).toString()
    const configuration = Configuration.parse(JSON.parse(text))
    if (configuration.issuer !== issuer) throw new Error(`the issuer calls itself ${configuration.issuer}`)
    return https.fetch(configuration.jwks_uri)
  }
  return { fetch: (uri) => fetchKeys(uri).catch((cause) => Promise.reject(unavailable(issuer, cause))) }
}

const unavailable = (issuer: string, cause: unknown) => new IdentityUnavailable(`the keys of ${issuer} cannot be had`, { cause })

const isAboutKeys = (error: unknown) => error instanceof JwksValidationError || error instanceof JwkValidationError

/** The tenant's own verifier, so that no other tenant's issuer is even known to it. */
function verifierOf({ issuer, audience }: IdentitySettings, rehearsalKeys: object | undefined): Verify {
  const jwksCache = new SimpleJwksCache({ fetcher: keysOf(issuer) })
  const jwksUri = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const verifier = JwtVerifier.create({ issuer, audience, graceSeconds: GRACE_SECONDS, jwksUri }, { jwksCache })
  if (rehearsalKeys) {
    const keys = rehearsalKeys as Jwks
    assertIsJwks(keys)
    verifier.cacheJwks(keys)
    return async (token) => claimsOf(verifier.verifySync(token))
  }
  return async (token) => {
    // Before anybody is asked: a token of elsewhere names keys that this issuer has not.
    if (decomposeUnverifiedJwt(token).payload.iss !== issuer) throw new Error('a token of another issuer')
    return claimsOf(await verifier.verify(token))
  }
}

/** Tokens of any OpenID Connect issuer: its keys are fetched when they are first needed, and when a token names a new one. */
export function openOidcIdentity({ settings, rehearsalKeys }: OidcIdentityOptions): Identity {
  const verifiers = new Map<Tenant, Verify>()

  function verifierFor(tenant: Tenant): Verify {
    const known = verifiers.get(tenant)
    if (known) return known
    const made = rememberVerified(verifierOf(settings(tenant), rehearsalKeys?.(tenant)))
    verifiers.set(tenant, made)
    return made
  }

  return {
    settings,
    async verify(tenant, token) {
      const verify = verifierFor(tenant)
      try {
        return await verify(token)
      } catch (cause) {
        if (cause instanceof IdentityUnavailable) throw cause
        if (isAboutKeys(cause)) throw unavailable(settings(tenant).issuer, cause)
        throw new TokenRejected('the token does not count here', { cause })
      }
    },
  }
}
