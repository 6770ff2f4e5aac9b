import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLocalIdentity } from '#functions/adapters/embedded/identity/local-identity.ts'
import { openLocalIssuers } from '#functions/adapters/embedded/identity/local-issuers.ts'
import { openLocalKeys } from '#functions/adapters/embedded/identity/local-keys.ts'
import { identityConformance, type TokenRequest } from './identity.conformance.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

identityConformance('the local issuers', async () => {
  const keysFolder = await mkdtemp(join(tmpdir(), 'lectern-identity-'))
  const issuers = await openLocalIssuers({ port: 8080, keysFolder, people: [], onError: () => {} })
  const keys = await openLocalKeys(keysFolder)
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

  function signToken({ tenant, issuer, audience, expiresIn = 300, notBefore, foreignKey, unknownKeyId, omit }: TokenRequest) {
    const now = Math.floor(Date.now() / 1000)
    const { signing } = keys.tenants[tenant]
    const claims: Record<string, unknown> = {
      iss: issuer ?? issuers.issuersOf(tenant)[0],
      aud: audience ?? issuers.settings(tenant).audience,
      sub: 'reader-1',
      email: 'ada@example.org',
      given_name: 'Ada',
      family_name: 'Lovelace',
      exp: now + expiresIn,
      ...(notBefore && { nbf: now + notBefore }),
    }
    if (omit) delete claims[omit]
    const head = encode({ alg: 'RS256', typ: 'at+jwt', kid: unknownKeyId ? 'nobody' : signing.kid })
    const body = `${head}.${encode(claims)}`
    const key = foreignKey ? foreign : createPrivateKey({ key: signing, format: 'jwk' })
    return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`
  }

  return { identity: openLocalIdentity(issuers), sign: signToken, close: () => rm(keysFolder, { recursive: true }) }
})
