import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type IncomingMessage, request as openRequest } from 'node:http'
import { json } from 'node:stream/consumers'
import { JwtVerifier } from 'aws-jwt-verify'
import type { Jwks } from 'aws-jwt-verify/jwk'
import * as z from 'zod/mini'
import { GRACE_SECONDS } from '../../../shared/token-claims.ts'
import { ISSUER_PATH, SIGN_IN_PATH } from '../pages/issuer-paths.ts'
import type { OrganizationProvider } from './organization-provider.ts'

/** Address of an issuer to which the provider of an organization returns. */
export const FEDERATED_PATH = `${ISSUER_PATH}/organization`

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

const Tokens = z.object({ id_token: z.string() })
const IdToken = z.object({ sub: z.string(), nonce: z.string() })

/** Fetches JSON from a host of this machine, whose name not every system resolves. */
async function fetchJson(address: string, form?: URLSearchParams): Promise<unknown> {
  const { host, port, pathname } = new URL(address)
  const body = form && String(form)
  const headers = {
    host,
    ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }),
  }
  const options = { host: '127.0.0.1', port: port || 80, method: body === undefined ? 'GET' : 'POST', path: pathname, headers }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    openRequest({ ...options, timeout: 10_000 }, resolve)
      .on('error', reject)
      .end(body)
  })
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`)
  return json(answer)
}

interface Options {
  readonly provider: OrganizationProvider
  /** client that the issuer is at the provider */
  readonly clientId: string
  /** origin of the site */
  readonly origin: string
  readonly secret: string
}

/** A sign-in that goes on at the provider. */
interface Leaving {
  readonly language: string
  /** somebody is asked who they are even if the provider knows it */
  readonly force: boolean
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * The way of a begun sign-in to the provider of an organization and back. State, nonce and proof are made from the id of the sign-in, which
 * sealed cookies bind to its browser: nothing is stored.
 */
export function openFederation({ provider, clientId, origin, secret }: Options) {
  const redirectUri = `${origin}${FEDERATED_PATH}`
  const made = (what: string, id: string) => createHmac('sha256', secret).update(`${what} ${id}`).digest('base64url')
  const discover = async () => {
    const found = Discovery.parse(await fetchJson(`${provider.issuer}/.well-known/openid-configuration`))
    if (found.issuer !== provider.issuer) throw new Error(`the configuration names another issuer: ${found.issuer}`)
    return found
  }

  return {
    organization: { id: provider.id, name: provider.name },
    /** Address of the provider that asks who somebody is. */
    async addressOf(id: string, { language, force }: Leaving): Promise<string> {
      const { authorization_endpoint } = await discover()
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid profile email',
        state: `${id}.${made('state', id)}`,
        nonce: made('nonce', id),
        code_challenge: digestOf(made('proof', id)),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(force && { prompt: 'login' }),
      })
      return `${authorization_endpoint}?${query}`
    },
    /** Address of the sign-in to which an answer of the provider belongs; undefined for an answer that nobody asked for. */
    signInOf(search: URLSearchParams): string | undefined {
      const [id = '', given = ''] = search.get('state')?.split('.') ?? []
      const [expected, sent] = [made('state', id), given].map((text) => Buffer.from(digestOf(text)))
      if (!/^[\w-]+$/.test(id) || !expected || !sent || !timingSafeEqual(expected, sent)) return undefined
      return `${SIGN_IN_PATH}/${id}/organization?${new URLSearchParams({ code: search.get('code') ?? '' })}`
    },
    /** Subject that the provider says by a code. */
    async subjectOf(id: string, code: string): Promise<string> {
      const { token_endpoint, jwks_uri } = await discover()
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: provider.secret,
        redirect_uri: redirectUri,
        code,
        code_verifier: made('proof', id),
      })
      const { id_token } = Tokens.parse(await fetchJson(token_endpoint, form))
      const verifier = JwtVerifier.create({ issuer: provider.issuer, audience: clientId, graceSeconds: GRACE_SECONDS })
      verifier.cacheJwks((await fetchJson(jwks_uri)) as Jwks)
      const { sub, nonce } = IdToken.parse(verifier.verifySync(id_token))
      if (nonce !== made('nonce', id)) throw new Error('the token is of another sign-in')
      return sub
    },
  }
}

export type Federation = ReturnType<typeof openFederation>
