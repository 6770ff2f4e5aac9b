import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Tenant } from '#contract/tenant.ts'
import { type Identity, TokenRejected } from '#ports/identity.ts'
import { cases, fc } from '../support/properties.ts'

/** Deviations of a token from a valid one; a field left out is valid. */
export interface TokenRequest {
  readonly tenant: Tenant
  readonly issuer?: string
  readonly audience?: string
  /** seconds from now */
  readonly expiresIn?: number
  readonly notBefore?: number
  /** signed by an unknown key, under the key id of the tenant's key */
  readonly foreignKey?: boolean
  readonly unknownKeyId?: boolean
  /** extensions that the header demands to be understood */
  readonly critical?: readonly string[]
  readonly omit?: 'sub' | 'email' | 'sid' | 'iat' | 'exp'
  /** the claim `email_verified` */
  readonly verified?: boolean | string
  /** further claims */
  readonly claims?: Readonly<Record<string, unknown>>
}

export interface IdentityUnderTest {
  readonly identity: Identity
  issuerOf(tenant: Tenant): string
  /** Signs a token for subject `reader-1`, Ada Lovelace, ada@example.org. */
  sign(request: TokenRequest): string
  close(): Promise<void>
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Puts other claims under the signature of a token. */
function withClaims(token: string, claims: object): string {
  const [header, payload, signature] = token.split('.') as [string, string, string]
  const before = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  return [header, encode({ ...before, ...claims }), signature].join('.')
}

/** The same claims without a signature. */
function unsigned(token: string, alg: string): string {
  return [encode({ alg, typ: 'at+jwt' }), token.split('.')[1], ''].join('.')
}

export function identityConformance(name: string, open: () => Promise<IdentityUnderTest>): void {
  describe(`the identity port: ${name}`, () => {
    let under: IdentityUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())
    const rejected = (tenant: Tenant, token: string) =>
      expect(under.identity.verify(tenant, token)).rejects.toBeInstanceOf(TokenRejected)

    it('knows who is behind a good token', async () => {
      const before = Math.floor(Date.now() / 1000)
      const token = under.sign({ tenant: 'astm', expiresIn: 900 })
      const signed = Math.ceil(Date.now() / 1000)
      const claims = await under.identity.verify('astm', token)
      expect(claims).toMatchObject({ subject: 'reader-1', email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' })
      expect(claims.expiresAt).toBeGreaterThanOrEqual(before + 900)
      expect(claims.expiresAt).toBeLessThanOrEqual(signed + 900)
    })

    it.each<[boolean | string | undefined, boolean | undefined]>([
      [true, true],
      ['true', true],
      [false, false],
      ['false', false],
      [undefined, undefined],
    ])('knows an address to be verified by the word of the issuer alone: %p', async (verified, known) => {
      const token = under.sign({ tenant: 'astm', ...(verified !== undefined && { verified }) })
      expect((await under.identity.verify('astm', token)).emailVerified).toBe(known)
    })

    it('knows organization, account and member by claims that the page of the tenant names, and needs none', async () => {
      const claims = { organization: 'Harbour', accountId: 'harbour', MAEUserID: 'M-1' }
      const { session } = await under.identity.verify('awwa', under.sign({ tenant: 'awwa', claims }))
      expect(session).toMatchObject({ organization: 'Harbour', accountId: 'harbour', maeUserId: 'M-1' })
      const elsewhere = await under.identity.verify('astm', under.sign({ tenant: 'astm', claims }))
      for (const name of ['organization', 'accountId', 'maeUserId']) expect(elsewhere.session).not.toHaveProperty(name)
    })

    it('knows somebody whom the issuer does not name, by empty names', async () => {
      const token = under.sign({ tenant: 'astm', claims: { given_name: undefined, family_name: undefined } })
      expect(await under.identity.verify('astm', token)).toMatchObject({ subject: 'reader-1', firstName: '', lastName: '' })
    })

    it.each([7, '', true, null, ['harbour'], { id: 'harbour' }, 'x'.repeat(201)])(
      'ignores %j in place of a name',
      async (value) => {
        const claims = { organization: value, accountId: value, MAEUserID: value }
        const { session } = await under.identity.verify('awwa', under.sign({ tenant: 'awwa', claims }))
        expect(session).toEqual({ id: 'session-1', issuedAt: expect.any(Number) })
      },
    )

    it('knows it again, and another one beside it', async () => {
      const token = under.sign({ tenant: 'ies' })
      const [one, two] = await Promise.all([under.identity.verify('ies', token), under.identity.verify('ies', token)])
      expect(two).toEqual(one)
      expect((await under.identity.verify('cga', under.sign({ tenant: 'cga' }))).subject).toBe('reader-1')
    })

    it.each<[string, Omit<TokenRequest, 'tenant'>]>([
      ['has expired', { expiresIn: -61 }],
      ['does not count yet', { notBefore: 120 }],
      ['is for another audience', { audience: 'https://elsewhere.example' }],
      ['is of another issuer', { issuer: 'https://elsewhere.example/oidc' }],
      ['says that it is of our issuer and is signed by another key', { foreignKey: true }],
      ['names a key that the issuer has not', { unknownKeyId: true }],
      ['demands what is not understood', { critical: ['b64'] }],
      ['demands an extension of its own', { critical: ['https://issuer.example/seal'] }],
      ['does not say who', { omit: 'sub' }],
      ['does not say the address', { omit: 'email' }],
      ['does not say when it was made', { omit: 'iat' }],
      ['never expires', { omit: 'exp' }],
    ])('rejects a token that %s', async (_, request) => {
      await rejected('astm', under.sign({ tenant: 'astm', ...request }))
    })

    it('rejects a token of another tenant, in both directions', async () => {
      await rejected('astm', under.sign({ tenant: 'api' }))
      await rejected('api', under.sign({ tenant: 'astm' }))
    })

    it('takes a token whose issuer, audience and key are all of the tenant, and no other mixture', async () => {
      const tenant = fc.constantFrom<Tenant>('astm', 'api', 'ies')
      const mixture = fc.record({ asked: tenant, issuer: tenant, audience: tenant, key: tenant })
      await fc.assert(
        fc.asyncProperty(mixture, async ({ asked, issuer, audience, key }) => {
          const { identity, issuerOf, sign } = under
          const token = sign({ tenant: key, issuer: issuerOf(issuer), audience: identity.settings(audience).audience })
          const isTaken = await identity.verify(asked, token).then(
            () => true,
            (error) => !(error instanceof TokenRejected),
          )
          expect(isTaken).toBe([issuer, audience, key].every((one) => one === asked))
        }),
        { numRuns: cases(60) },
      )
    })

    it.each(['none', 'None', 'nOnE', 'HS256'])('rejects a token without a signature, alg %s', async (alg) => {
      await rejected('astm', unsigned(under.sign({ tenant: 'astm' }), alg))
    })

    it('rejects a token that was altered', async () => {
      const token = under.sign({ tenant: 'astm' })
      await rejected('astm', withClaims(token, { sub: 'somebody-else' }))
      await rejected('astm', withClaims(token, { exp: Math.floor(Date.now() / 1000) + 10 ** 6 }))
      await rejected('astm', `${token.slice(0, -8)}AAAAAAAA`)
    })

    it.each(['', ' ', '.', '..', 'a.b.c', 'x'.repeat(100_000), '{}', 'null', 'é.é.é', 'bnVsbA.bnVsbA.bnVsbA', 'W10.W10.W10'])(
      'rejects what is no token (%#)',
      async (garbage) => {
        await rejected('astm', garbage)
      },
    )

    it('says where people sign in', () => {
      const { issuer, clientId, audience, scopes } = under.identity.settings('astm')
      expect(issuer).toMatch(/^(https?:\/\/|\/)/)
      expect(clientId).not.toBe('')
      expect(audience).toMatch(/^https:\/\//)
      expect(scopes).toContain('openid')
    })
  })
}
