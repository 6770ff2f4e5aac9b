import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { type LibraryClaims, libraryIssuerOf, type Signing } from '#ports/signing.ts'

export interface SigningUnderTest {
  readonly signing: Signing
  /** Makes a new key sign from now on, as an operator or time does; answers the port that then signs. */
  rotate(): Promise<Signing>
  close(): Promise<void>
}

const AUDIENCE = 'https://library.example.org/api'

function claims(): LibraryClaims {
  const iat = Math.floor(Date.now() / 1000)
  const times = { iat, exp: iat + 900 }
  return { iss: libraryIssuerOf(AUDIENCE), aud: AUDIENCE, sub: 'ip', sid: 'session-1', way: 'IP', given_name: 'Zoë', ...times }
}

async function verified(signing: Signing, token: string): Promise<unknown> {
  const keys = createLocalJWKSet({ keys: (await signing.keys('astm')).map((key) => ({ ...key })) })
  const rules = { issuer: libraryIssuerOf(AUDIENCE), audience: AUDIENCE, algorithms: ['RS256'] }
  return (await jwtVerify(token, keys, rules)).payload
}

/** The rules of functions/ports/signing.ts. */
export function signingConformance(name: string, open: () => Promise<SigningUnderTest>): void {
  describe(`the signing port: ${name}`, () => {
    let under: SigningUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    it('signs the claims that it is given, by RS256 and a key that it names', async () => {
      const given = claims()
      const token = await under.signing.sign('astm', given)
      expect(await verified(under.signing, token)).toEqual(given)
      const [{ kid = '' } = {}] = await under.signing.keys('astm')
      expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'at+jwt', kid })
    })

    it('refuses no length of claims', async () => {
      const given = { ...claims(), family_name: 'å'.repeat(5000) }
      expect(await verified(under.signing, await under.signing.sign('astm', given))).toEqual(given)
    })

    it('makes one key for those who sign at once', async () => {
      const tokens = await Promise.all([1, 2, 3].map(() => under.signing.sign('astm', claims())))
      expect(new Set(tokens.map((token) => decodeProtectedHeader(token).kid)).size).toBe(1)
    })

    it('shows public keys alone', async () => {
      for (const key of await under.signing.keys('astm'))
        expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    })

    it('verifies tokens of the key before when another takes over', async () => {
      const [given, before] = [claims(), await under.signing.sign('astm', claims())]
      const after = await under.rotate()
      const token = await after.sign('astm', given)
      expect(decodeProtectedHeader(token).kid).not.toBe(decodeProtectedHeader(before).kid)
      expect(await verified(after, token)).toEqual(given)
      expect(await verified(after, before)).toMatchObject({ sid: 'session-1' })
    })
  })
}
