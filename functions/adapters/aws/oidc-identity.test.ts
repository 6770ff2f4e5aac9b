import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Identity, IdentityUnavailable, TokenRejected } from '#ports/identity.ts'
import { openHttpsIssuers } from '#test/support/servers/https-issuer.ts'
import { openOidcIdentity } from './oidc-identity.ts'

let issuers: Awaited<ReturnType<typeof openHttpsIssuers>>
let identity: Identity
beforeEach(async () => {
  issuers = await openHttpsIssuers()
  identity = openOidcIdentity({ settings: issuers.settings })
})
afterEach(() => issuers.close())

const token = () => issuers.sign({ tenant: 'astm' })
const unavailable = () => expect(identity.verify('astm', token())).rejects.toBeInstanceOf(IdentityUnavailable)

describe('an issuer', () => {
  it('is asked where its keys are, and for them, once', async () => {
    await Promise.all([identity.verify('astm', token()), identity.verify('astm', token())])
    await identity.verify('astm', issuers.sign({ tenant: 'astm', expiresIn: 400 }))
    expect(issuers.requests).toEqual(['/astm/.well-known/openid-configuration', '/astm/v1/keys'])
  })

  it('may change its keys', async () => {
    await identity.verify('astm', token())
    issuers.rotate('astm')
    expect((await identity.verify('astm', token())).subject).toBe('reader-1')
  })

  it('is not asked about a token of another tenant’s issuer', async () => {
    await expect(identity.verify('astm', issuers.sign({ tenant: 'api' }))).rejects.toBeInstanceOf(TokenRejected)
    expect(issuers.requests).toEqual([])
  })

  it.each<[string, (path: string, issuer: string) => string | undefined]>([
    ['hangs up', () => ''],
    ['answers no JSON', () => 'soon'],
    ['calls itself otherwise', () => JSON.stringify({ issuer: 'https://elsewhere.example', jwks_uri: 'https://127.0.0.1/k' })],
    [
      'has its keys where anybody can change them',
      (_, issuer) => JSON.stringify({ issuer, jwks_uri: `http${issuer.slice(5)}/v1/keys` }),
    ],
    ['has keys that are none', (path) => (path.endsWith('keys') ? '{"keys":[{"kid":1}]}' : undefined)],
  ])('that %s leaves it open whether a token counts, until it is right again', async (_, answers) => {
    issuers.breakWith(answers)
    await unavailable()
    issuers.breakWith(undefined)
    expect((await identity.verify('astm', token())).subject).toBe('reader-1')
  })

  it('that is gone is not a reason to refuse those who were known', async () => {
    const known = token()
    await identity.verify('astm', known)
    issuers.breakWith(() => '')
    expect((await identity.verify('astm', known)).subject).toBe('reader-1')
    expect((await identity.verify('astm', issuers.sign({ tenant: 'astm', expiresIn: 100 }))).subject).toBe('reader-1')
    issuers.rotate('astm')
    await unavailable()
  })

  it('of http is not asked', async () => {
    const settings = () => ({ ...issuers.settings('astm'), issuer: 'http://127.0.0.1:9/astm' })
    identity = openOidcIdentity({ settings })
    const request = { tenant: 'astm', issuer: 'http://127.0.0.1:9/astm' } as const
    await expect(identity.verify('astm', issuers.sign(request))).rejects.toBeInstanceOf(IdentityUnavailable)
  })
})

describe('keys that are handed in', () => {
  it('must be keys', async () => {
    identity = openOidcIdentity({ settings: issuers.settings, rehearsalKeys: () => ({ keys: [{}] }) })
    await expect(identity.verify('astm', token())).rejects.toThrow('JWK kty should be a string')
  })
})
