import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import type { TokenRequest } from '../../ports/identity.conformance.ts'

export interface Signer {
  /** private, with `kid` */
  keyOf(tenant: Tenant): JsonWebKey & { readonly kid: string }
  issuerOf(tenant: Tenant): string
  audienceOf(tenant: Tenant): string
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Makes tokens as an issuer does, and invalid ones. */
export function tokenSigner({ keyOf, issuerOf, audienceOf }: Signer): (request: TokenRequest) => string {
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  return ({
    tenant,
    issuer,
    audience,
    expiresIn = 300,
    notBefore,
    foreignKey,
    unknownKeyId,
    critical,
    omit,
    verified,
    claims: more,
  }) => {
    const now = Math.floor(Date.now() / 1000)
    const signing = keyOf(tenant)
    const claims: Record<string, unknown> = {
      iss: issuer ?? issuerOf(tenant),
      aud: audience ?? audienceOf(tenant),
      sub: 'reader-1',
      email: 'ada@example.org',
      ...(verified !== undefined && { email_verified: verified }),
      given_name: 'Ada',
      family_name: 'Lovelace',
      sid: 'session-1',
      iat: now,
      exp: now + expiresIn,
      ...(notBefore && { nbf: now + notBefore }),
      ...more,
    }
    if (omit) delete claims[omit]
    const kid = unknownKeyId ? 'nobody' : signing.kid
    const head = encode({ alg: 'RS256', typ: 'at+jwt', kid, ...(critical && { crit: critical }) })
    const body = `${head}.${encode(claims)}`
    const key = foreignKey ? foreign : createPrivateKey({ key: signing, format: 'jwk' })
    return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`
  }
}
