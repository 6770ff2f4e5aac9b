import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
import type { TenantKeys } from './state/local-keys.ts'
import { identityClaims, type LocalPerson } from './state/local-person.ts'

/** Longer than a page's tokens, because nobody signs in again for a script. */
const LIFETIME_SECONDS = 8 * 60 * 60

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Mints an access token like those that the issuer makes after signing in. */
export function mintAccessToken(
  tenant: Tenant,
  person: LocalPerson,
  { issuer, session }: { readonly issuer: string; readonly session: string },
  { signing }: TenantKeys,
): string {
  const { audience, clientId } = tenants[tenant].issuer
  const now = Math.floor(Date.now() / 1000)
  const header = encode({ alg: 'RS256', typ: 'at+jwt', kid: signing.kid })
  const payload = encode({
    iss: issuer,
    sub: person.subject,
    aud: audience,
    client_id: clientId,
    sid: session,
    iat: now,
    auth_time: now,
    exp: now + LIFETIME_SECONDS,
    jti: randomUUID(),
    ...identityClaims(tenant, person),
  })
  const key = createPrivateKey({ key: signing, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(`${header}.${payload}`), key).toString('base64url')
  return `${header}.${payload}.${signature}`
}
