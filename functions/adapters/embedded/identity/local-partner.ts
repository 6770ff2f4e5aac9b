import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Tenant } from '#contract/tenant.ts'
import { libraryIssuerOf } from '#ports/signing.ts'
import { tenants } from '#tenants/index.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { compactToken } from '../../shared/compact-token.ts'
import { openOnce } from '../../shared/open-once.ts'
import { brandOf, sendPage } from './pages/html-page.ts'
import { readRequestBody } from './pages/read-body.ts'
import { languageOf, signInTexts } from './pages/sign-in-texts.ts'
import { makeSigningKey, publicJwkOf } from './state/local-keys.ts'

/** The site of a demo partner, on the tenant's own host for want of another. */
export const PARTNER_PATH = '/oidc/partner'

const LIFETIME_S = 60

/** A partner that the people file names, and one of its people. */
export interface DemoPartner {
  readonly id: string
  readonly issuer: string
  readonly jwks: string
  readonly secret: string
  readonly person: { readonly subject: string; readonly firstName: string; readonly lastName: string; readonly email: string }
}

/** Place of a library for which the partner acts. */
interface Library {
  readonly tenant: Tenant
  readonly origin: string
  readonly port: number
}

/** Fetches a code over HTTP, as the server of any partner does. */
async function fetchCode({ origin, port }: Library, { id, secret, person }: DemoPartner): Promise<string> {
  const body = JSON.stringify({ partner: id, secret, ...person })
  const headers = { Host: new URL(origin).host, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    openRequest({ host: '127.0.0.1', port, method: 'POST', path: '/login/api/v1/code', headers }, resolve)
      .on('error', reject)
      .end(body)
  })
  const { code } = (await json(answer)) as { readonly code?: string }
  return String(code)
}

/** The demo partner: its keys are those of the process, as its tokens last a minute. */
export function openLocalPartner(partner: DemoPartner) {
  const key = openOnce(makeSigningKey)

  async function signToken({ tenant }: Library): Promise<string> {
    const signing = await key()
    const iat = Math.floor(Date.now() / 1000)
    const { subject, firstName, lastName, email } = partner.person
    const person = { sub: subject, given_name: firstName, family_name: lastName, email }
    const aud = libraryIssuerOf(tenants[tenant].issuer.audience)
    const claims = { iss: partner.issuer, aud, ...person, jti: randomUUID(), iat, exp: iat + LIFETIME_S }
    const privateKey = createPrivateKey({ key: signing, format: 'jwk' })
    return compactToken(signing.kid, claims, async (content) => sign('sha256', content, privateKey))
  }

  function show(library: Library, request: IncomingMessage, response: ServerResponse, to: string | null): void {
    const asked = new URL(request.url ?? '/', library.origin).searchParams.get('lang')
    const language = languageOf(asked, request.headers['accept-language'])
    const { partner: texts } = signInTexts[language]
    const button = (way: string, { label, shows }: { label: string; shows: string }) =>
      `<li><button name="way" value="${way}"><strong>${label}</strong><span>${shows}</span></button></li>`
    const place = to === null ? '' : `<input type="hidden" name="to" value="${escapeHtml(to)}">`
    const body = `<h1>${texts.heading}</h1><p>${texts.intro}</p>
<form method="post">${place}<ul>${button('token', texts.token)}${button('code', texts.code)}</ul></form>
<a href="/">${signInTexts[language].startAgain}</a>`
    sendPage(response, 200, { brand: brandOf(library.tenant), language, title: texts.heading, body })
  }

  /** Handles requests for the site of the partner; false for others. */
  async function handle(library: Library, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '/', library.origin)
    if (pathname !== PARTNER_PATH) return false
    if (request.method !== 'POST') {
      show(library, request, response, searchParams.get('to'))
      return true
    }
    const form = new URLSearchParams(await readRequestBody(request))
    const fragment = new URLSearchParams()
    const to = form.get('to')
    if (to !== null) fragment.set('to', to)
    if (form.get('way') === 'code') fragment.set('code', await fetchCode(library, partner))
    else fragment.set('token', await signToken(library))
    response.writeHead(303, { Location: `/implicit/partner#${fragment}`, 'Cache-Control': 'no-store' }).end()
    return true
  }

  return {
    handle,
    /** Keys of the partner, by their address. */
    keysAt: async (jwks: string) => (jwks === partner.jwks ? { keys: [publicJwkOf(await key())] } : undefined),
  }
}
