import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { tenants } from '#tenants/index.ts'
import { selfSigned } from './self-signed.ts'

/** Audience of partners' tokens for the tenant astm. */
export const PARTNER_AUDIENCE = `${tenants.astm.issuer.audience}/login`

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }
}
type Key = Awaited<ReturnType<typeof newKey>>

/** The https server of a partner, which gives out its keys and signs tokens for its people. */
export async function openPartnerServer() {
  const { key, cert } = selfSigned()
  const trusted = https.globalAgent.options.ca
  https.globalAgent.options.ca = cert
  let current = await newKey('partner-1')
  let status = 200
  const server = https.createServer({ key, cert }, (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ keys: [current.jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  const nowS = () => Math.floor(Date.now() / 1000)

  return {
    issuer,
    key: (): Key => current,
    claims: (more: JWTPayload = {}): JWTPayload => ({
      iss: issuer,
      aud: PARTNER_AUDIENCE,
      sub: 'jane',
      jti: crypto.randomUUID(),
      given_name: 'Jane',
      family_name: 'Ortiz',
      email: 'jane@partner.example.org',
      iat: nowS(),
      exp: nowS() + 60,
      ...more,
    }),
    sign: (claims: JWTPayload, { kid, privateKey }: Pick<Key, 'kid' | 'privateKey'> = current) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey),
    /** Answers with another status from now on. */
    answerWith(other: number) {
      status = other
    },
    async rotate() {
      current = await newKey(`partner-${crypto.randomUUID()}`)
    },
    async close() {
      https.globalAgent.options.ca = trusted
      https.globalAgent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type PartnerServer = Awaited<ReturnType<typeof openPartnerServer>>
