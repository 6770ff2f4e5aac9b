import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { cast } from '#people/cast.ts'
import {
  type Answer,
  Browser,
  type IssuerSite,
  makeProof,
  openIssuerSite,
  type Proof,
} from '#test/support/servers/issuer-site.ts'
import { openLocalIdentity } from './local-identity.ts'

let site: IssuerSite
beforeAll(async () => {
  site = await openIssuerSite()
})
afterAll(() => site.close())

const at = (host = 'astm.localhost') => new Browser(site.port, host)

function authorization(browser: Browser, proof: Proof, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'lectern-astm',
    redirect_uri: `${browser.origin}/implicit/callback`,
    response_type: 'code',
    scope: 'openid profile email',
    state: 'here',
    code_challenge: proof.challenge,
    code_challenge_method: 'S256',
    ...more,
  })
  for (const [name, value] of Object.entries(more)) if (value === '') query.delete(name)
  return `/oidc/auth?${query}`
}

async function beginSignIn(browser: Browser, proof: Proof, more?: Record<string, string>) {
  const begun = await browser.ask('GET', authorization(browser, proof, more))
  return begun.headers.location ?? ''
}

async function signIn(browser: Browser, person: string, proof = makeProof()) {
  const page = await beginSignIn(browser, proof)
  return browser.follow(await browser.ask('POST', page, `person=${person}`))
}

function exchange(browser: Browser, location: string | undefined, proof: Proof): Promise<Answer> {
  const code = new URL(location ?? '').searchParams.get('code') ?? ''
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'lectern-astm',
    redirect_uri: `${browser.origin}/implicit/callback`,
    code,
    code_verifier: proof.verifier,
  })
  return browser.ask('POST', '/oidc/token', String(body))
}

describe('signing in at the local issuer', () => {
  it('says where everything is', async () => {
    const { status, body } = await at().ask('GET', '/oidc/.well-known/openid-configuration')
    const issuer = `http://astm.localhost:${site.port}/oidc`
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/session/end`,
      code_challenge_methods_supported: ['S256'],
    })
  })

  it('gives a token that the library knows, by a code and its proof', async () => {
    const browser = at()
    const proof = makeProof()
    const { location } = await signIn(browser, 'subscriber', proof)
    expect(location).toContain(`${browser.origin}/implicit/callback?`)
    expect(new URL(location ?? '').searchParams.get('state')).toBe('here')

    const { status, body } = await exchange(browser, location, proof)
    expect(status).toBe(200)
    const { access_token, expires_in, id_token } = JSON.parse(body)
    expect(expires_in).toBe(900)
    expect(JSON.parse(Buffer.from(id_token.split('.')[1], 'base64url').toString())).toMatchObject({ given_name: 'Sana' })
    expect(await openLocalIdentity(site.issuers).verify('astm', access_token)).toMatchObject({
      subject: 'subscriber',
      email: 'subscriber@harbour-engineering.example.org',
      firstName: 'Sana',
      lastName: 'Haddad',
    })
  })

  it('refuses a code without its proof, and a code for the second time', async () => {
    const browser = at()
    const proof = makeProof()
    const { location } = await signIn(browser, 'subscriber', proof)
    expect((await exchange(browser, location, makeProof())).status).toBe(400)
    expect((await exchange(browser, location, proof)).status).toBe(200)
    expect((await exchange(browser, location, proof)).status).toBe(400)
  })

  it.each([
    ['no proof', { code_challenge: '', code_challenge_method: '' }],
    ['an unknown response', { response_type: 'token' }],
  ])('does not begin with %s', async (_, more) => {
    const answer = await at().ask('GET', authorization(at(), makeProof(), more))
    expect(answer.headers.location).toMatch(/error=(invalid_request|unsupported_response_type|unauthorized_client)/)
  })

  it('never redirects elsewhere, and says so in a page', async () => {
    const answer = await at().ask('GET', authorization(at(), makeProof(), { redirect_uri: 'https://evil.example/' }))
    expect(answer.status).toBe(400)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.body).toContain('invalid_redirect_uri')
  })

  it('renews silently while the session lasts, and says when it does not', async () => {
    const browser = at()
    const silently = { prompt: 'none', redirect_uri: `${browser.origin}/implicit/silent` }
    const before = await browser.ask('GET', authorization(browser, makeProof(), silently))
    expect(before.headers.location).toContain('error=login_required')
    await signIn(browser, 'colleague')
    const after = await browser.ask('GET', authorization(browser, makeProof(), silently))
    expect(after.headers.location).toMatch(/\/implicit\/silent\?code=/)
  })

  it('lets the guest in without asking, and nobody else', async () => {
    const proof = makeProof()
    const guest = at()
    const begun = await guest.ask('GET', authorization(guest, proof, { login_hint: 'visitor' }))
    expect((await guest.follow(begun)).location).toMatch(/\/implicit\/callback\?code=/)
    const other = at()
    const page = await other.follow(await other.ask('GET', authorization(other, proof, { login_hint: 'admin' })))
    expect(page.status).toBe(200)
    expect(page.location).toBeUndefined()
  })

  it('lets somebody else sign in over a session, and gives them a token of their own', async () => {
    const browser = at()
    const proof = makeProof()
    await browser.follow(await browser.ask('GET', authorization(browser, proof, { login_hint: 'visitor' })))
    const page = await beginSignIn(browser, proof, { prompt: 'login' })
    // The session of the one before ends first, by a form that sends itself.
    const ending = await browser.follow(await browser.ask('POST', page, 'person=admin'))
    const xsrf = ending.body.match(/name="xsrf" value="([^"]+)"/)?.[1]
    const { location } = await browser.follow(await browser.ask('POST', '/oidc/session/end/confirm', `xsrf=${xsrf}&logout=yes`))
    const { access_token } = JSON.parse((await exchange(browser, location, proof)).body)
    expect((await openLocalIdentity(site.issuers).verify('astm', access_token)).subject).toBe('admin')
  })

  it('signs out when the page asks with its id token, and asks back when anybody else does', async () => {
    const browser = at()
    const proof = makeProof()
    const { location } = await signIn(browser, 'subscriber', proof)
    const { id_token } = JSON.parse((await exchange(browser, location, proof)).body)
    const back = encodeURIComponent(`${browser.origin}/`)
    const unknown = await browser.ask('GET', '/oidc/session/end')
    expect(unknown.body).not.toContain('<script')
    const page = await browser.ask('GET', `/oidc/session/end?id_token_hint=${id_token}&post_logout_redirect_uri=${back}`)
    expect(page.body).toContain('<script nonce=')
    const xsrf = page.body.match(/name="xsrf" value="([^"]+)"/)?.[1]
    const done = await browser.ask('POST', '/oidc/session/end/confirm', `xsrf=${xsrf}&logout=yes`)
    expect(done.headers.location).toBe(`${browser.origin}/`)
    const silently = await browser.ask('GET', authorization(browser, makeProof(), { prompt: 'none' }))
    expect(silently.headers.location).toContain('error=login_required')
  })
})

it('signing out leads to the page that the tenant names, and to no other site', async () => {
  const browser = at('awwa.localhost')
  const proof = makeProof()
  const page = await beginSignIn(browser, proof, { client_id: 'lectern-awwa' })
  const { location } = await browser.follow(await browser.ask('POST', page, 'person=subscriber'))
  const code = new URL(location ?? '').searchParams.get('code') ?? ''
  const redirect_uri = `${browser.origin}/implicit/callback`
  const form = { grant_type: 'authorization_code', client_id: 'lectern-awwa', redirect_uri, code, code_verifier: proof.verifier }
  const { id_token } = JSON.parse((await browser.ask('POST', '/oidc/token', String(new URLSearchParams(form)))).body)
  const end = (to: string) =>
    browser.ask('GET', `/oidc/session/end?${new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: to })}`)
  for (const other of ['https://evil.example/', `${browser.origin}/`]) expect((await end(other)).status).toBe(400)
  const named = 'https://awwa.example.org/signed-out'
  const asked = await end(named)
  expect(asked.headers['content-security-policy']).toContain("form-action 'self' https://awwa.example.org;")
  const xsrf = asked.body.match(/name="xsrf" value="([^"]+)"/)?.[1]
  expect((await browser.ask('POST', '/oidc/session/end/confirm', `xsrf=${xsrf}&logout=yes`)).headers.location).toBe(named)
})

describe('the sign-in page', () => {
  it('offers the whole cast, in a frame of nobody and with nothing from elsewhere', async () => {
    const browser = at()
    const { headers, body } = await browser.ask('GET', await beginSignIn(browser, makeProof()))
    expect(body.match(/name="person"/g)).toHaveLength(cast.filter(({ organization }) => organization === undefined).length)
    expect(body).toContain('<html lang="en" dir="ltr">')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toMatch(/https?:\/\/|<script/)
  })

  it('is mirrored in Arabic', async () => {
    const browser = at()
    const { body } = await browser.ask('GET', await beginSignIn(browser, makeProof(), { ui_locales: 'ar' }))
    expect(body).toContain('<html lang="ar" dir="rtl">')
    expect(body).toContain('مشترك')
  })

  it.each([
    ['of another site', { origin: 'http://evil.example' }],
    ['without an origin', { origin: 'null' }],
  ])('does not take a form %s', async (_, headers) => {
    const browser = at()
    const page = await beginSignIn(browser, makeProof())
    const answer = await browser.ask('POST', page, 'person=admin', headers)
    expect([answer.status, answer.headers.location]).toEqual([400, undefined])
  })

  it('takes nobody from outside the cast, and no form too large', async () => {
    const browser = at()
    const page = await beginSignIn(browser, makeProof())
    expect((await browser.ask('POST', page, 'person=root')).status).toBe(400)
    expect((await browser.ask('POST', page, `person=admin&x=${'x'.repeat(100_000)}`)).status).toBe(400)
  })

  it('is of the browser that began: its address alone is worth nothing', async () => {
    const page = await beginSignIn(at(), makeProof())
    expect((await at().ask('GET', page)).status).toBe(400)
    expect((await at().ask('POST', page, 'person=admin')).status).toBe(400)
    expect((await at().ask('GET', '/oidc/sign-in/<script>')).body).not.toContain('<script')
  })
})

describe('the issuers of this machine', () => {
  it('answer under the hosts of their tenant alone', async () => {
    expect((await at('astm.localhost').ask('GET', '/oidc/jwks')).status).toBe(200)
    expect((await at('localhost').ask('GET', '/oidc/jwks')).status).toBe(200)
    expect((await at('127.0.0.1').ask('GET', '/oidc/jwks')).status).toBe(200)
    expect((await at('astm.library.example.org').ask('GET', '/oidc/jwks')).status).toBe(404)
    expect((await at().ask('GET', '/api/account')).status).toBe(404)
  })

  it('show no private part of a key', async () => {
    const { body } = await at().ask('GET', '/oidc/jwks')
    expect(Object.keys(JSON.parse(body).keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    expect(Object.keys(site.issuers.jwks.astm.keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  it('keep their keys, so that tokens outlive a restart', async () => {
    const token = site.issuers.mintToken('astm', 'subscriber') ?? ''
    const again = await openIssuerSite({ keysFolder: site.keysFolder })
    expect(again.issuers.jwks).toEqual(site.issuers.jwks)
    await again.close()
    expect(await openLocalIdentity(site.issuers).verify('astm', token)).toMatchObject({ subject: 'subscriber' })
  })
})

describe('a begun sign-in', () => {
  it('stays when others begin as many as they like', async () => {
    const browser = at()
    const page = await beginSignIn(browser, makeProof())
    for (let one = 0; one < 200; one++) await at().ask('GET', authorization(at(), makeProof()))
    expect([...(site.sessions.get(browser.origin)?.keys() ?? [])].filter((key) => key.startsWith('Interaction'))).toEqual([])
    expect((await browser.follow(await browser.ask('POST', page, 'person=subscriber'))).location).toContain('code=')
  })

  it('counts once, and nothing that its browser writes itself counts', async () => {
    const browser = at()
    const page = await beginSignIn(browser, makeProof())
    const cookies = browser.cookies()
    const chosen = await browser.ask('POST', page, 'person=subscriber')
    const resumed = { cookie: browser.cookies() }
    expect((await browser.follow(chosen)).location).toContain('code=')
    expect((await at().ask('GET', chosen.headers.location ?? '', undefined, resumed)).status).toBe(400)
    const forged = { cookie: cookies.replace(/(lectern_begun_\d=.{20})./g, '$1_') }
    expect((await at().ask('GET', page, undefined, forged)).status).toBe(400)
    expect((await at().ask('GET', page, undefined, { cookie: cookies })).status).toBe(400)
  })
})
