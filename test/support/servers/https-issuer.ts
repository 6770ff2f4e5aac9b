import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import type { IdentitySettings, Tenant } from '#contract/tenant.ts'
import { selfSigned } from './self-signed.ts'
import { tokenSigner } from './token-signer.ts'

type Key = JsonWebKey & { readonly kid: string }
const audienceOf = (tenant: Tenant) => `https://lectern.example.org/api/${tenant}`

function newKey(kid: string): Key {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
}

const publicOf = ({ kty, kid, n, e, alg, use }: Key) => ({ kty, kid, n, e, alg, use })

/** An issuer for each tenant behind one https server. Only the issuer's configuration names the address of its keys. */
export async function openHttpsIssuers() {
  const { key, cert } = selfSigned()
  const trusted = https.globalAgent.options.ca
  https.globalAgent.options.ca = cert
  const keys = new Map<string, Key>()
  const requests: string[] = []
  let broken: ((path: string, issuer: string) => string | undefined) | undefined
  const keyOf = (tenant: Tenant): Key => {
    const made = keys.get(tenant) ?? newKey(`${tenant}-1`)
    keys.set(tenant, made)
    return made
  }
  const server = https.createServer({ key, cert }, ({ url = '/' }, response) => {
    requests.push(url)
    const tenant = url.split('/')[1] as Tenant
    const instead = broken?.(url, issuerOf(tenant))
    if (instead === '') return void response.destroy()
    if (instead) return void response.end(instead)
    if (url.endsWith('/.well-known/openid-configuration'))
      return void response.end(JSON.stringify({ issuer: issuerOf(tenant), jwks_uri: `${issuerOf(tenant)}/v1/keys` }))
    if (url.endsWith('/v1/keys')) return void response.end(JSON.stringify({ keys: [publicOf(keyOf(tenant))] }))
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuerOf = (tenant: Tenant) => `https://127.0.0.1:${port}/${tenant}`
  const settings = (tenant: Tenant): IdentitySettings => ({
    issuer: issuerOf(tenant),
    clientId: `lectern-${tenant}`,
    audience: audienceOf(tenant),
    scopes: ['openid'],
  })
  return {
    settings,
    requests,
    sign: tokenSigner({ keyOf, issuerOf, audienceOf }),
    /** Replaces the signing key of a tenant. */
    rotate: (tenant: Tenant) => void keys.set(tenant, newKey(`${tenant}-${keys.get(tenant)?.kid}`)),
    /** Replaces the answer of a path; an empty text closes the connection. */
    breakWith(answers: typeof broken) {
      broken = answers
    },
    async close() {
      https.globalAgent.options.ca = trusted
      https.globalAgent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
