import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Tenant } from '#contract/tenant.ts'
import { Browser, type IssuerSite, makeProof, openIssuerSite, type Proof } from '#test/support/servers/issuer-site.ts'
import { openLocalIdentity } from '../local-identity.ts'

let site: IssuerSite
const errors: Error[] = []
beforeAll(async () => {
  site = await openIssuerSite({ errors })
})
afterAll(() => site.close())

const at = (tenant: Tenant = 'demowl') => new Browser(site.port, `${tenant}.localhost`)

async function begin(browser: Browser, proof: Proof, { tenant = 'demowl', ...more }: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id: `lectern-${tenant}`,
    redirect_uri: `${browser.origin}/implicit/callback`,
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge: proof.challenge,
    code_challenge_method: 'S256',
    ...more,
  })
  return (await browser.ask('GET', `/oidc/auth?${query}`)).headers.location ?? ''
}

/** Goes to the provider of the organization; answers the address of its page. */
async function goToOrganization(browser: Browser, page: string): Promise<string> {
  const left = await browser.ask('GET', `${page}/organization`)
  return new URL((await browser.ask('GET', left.headers.location ?? '')).headers.location ?? '', left.headers.location).href
}

/** Chooses somebody at the provider; answers the address to which it returns. */
async function choose(browser: Browser, address: string, employee: string): Promise<string> {
  const { origin } = new URL(address)
  let answer = await browser.ask('POST', address, `employee=${employee}`, { origin })
  let url = address
  while (answer.status === 303 && !new URL(url).pathname.endsWith('/oidc/organization')) {
    url = new URL(answer.headers.location ?? '', url).href
    if (!new URL(url).pathname.endsWith('/oidc/organization')) answer = await browser.ask('GET', url)
  }
  return url
}

async function claimsOf(browser: Browser, location: string | undefined, proof: Proof, tenant: Tenant = 'demowl') {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: `lectern-${tenant}`,
    redirect_uri: `${browser.origin}/implicit/callback`,
    code: new URL(location ?? '').searchParams.get('code') ?? '',
    code_verifier: proof.verifier,
  })
  const { access_token } = JSON.parse((await browser.ask('POST', '/oidc/token', String(body))).body)
  return openLocalIdentity(site.issuers).verify(tenant, access_token)
}

it.each<Tenant>(['demowl', 'awwa'])(
  'somebody signs in at their organization, whose name is in the token (%s)',
  async (tenant) => {
    const browser = at(tenant)
    const proof = makeProof()
    const page = await begin(browser, proof, { tenant })
    const there = await goToOrganization(browser, page)
    expect(new URL(there).hostname).toBe('northern-works.localhost')
    const { location } = await browser.follow(await browser.ask('GET', await choose(browser, there, 'employee')))
    expect(location).toContain(`${browser.origin}/implicit/callback?code=`)
    expect(await claimsOf(browser, location, proof, tenant)).toMatchObject({
      subject: 'employee',
      firstName: 'Erik',
      session: { organization: 'northern-works' },
    })
  },
)

it('somebody whom the organization does not name has no name in the token', async () => {
  const browser = at()
  const proof = makeProof()
  const there = await goToOrganization(browser, await begin(browser, proof))
  const { location } = await browser.follow(await browser.ask('GET', await choose(browser, there, 'newcomer')))
  expect(await claimsOf(browser, location, proof)).toMatchObject({ subject: 'newcomer', firstName: '', lastName: '' })
})

it('somebody whom the organization does not name says who they are, and goes back; their token has it, and no other site is led to', async () => {
  const browser = at('awwa')
  const signIn = async (proof: Proof) => {
    const there = await goToOrganization(browser, await begin(browser, proof, { tenant: 'awwa' }))
    return browser.follow(await browser.ask('GET', await choose(browser, there, 'newcomer')))
  }
  await signIn(makeProof())
  const page = `/oidc/say-name?${new URLSearchParams({ redirectUrl: `${browser.origin}/favorites?sort=x#top` })}`
  expect((await browser.ask('GET', page)).body).toContain('Say who you are')
  const say = (names: object, origin = browser.origin, path = page) =>
    browser.ask('POST', path, String(new URLSearchParams({ ...names })), { origin })
  for (const names of [{}, { firstName: ' ', lastName: 'Berg' }, { firstName: 'N'.repeat(101), lastName: 'Berg' }])
    expect((await say(names)).status).toBe(400)
  const names = { firstName: ' <b>Nils ', lastName: 'Berg' }
  // A form of another site says nothing.
  expect((await say(names, 'https://evil.example')).status).toBe(200)
  expect(await say(names)).toMatchObject({ status: 303, headers: { location: '/favorites?sort=x#top' } })
  expect((await browser.ask('GET', page)).body).toContain('value="&lt;b&gt;Nils"')
  const leaving = '/oidc/say-name?redirectUrl=https%3A%2F%2Fevil.example%2F'
  expect((await say(names, browser.origin, leaving)).headers.location).toBe('/')
  const proof = makeProof()
  const location = await begin(browser, proof, { tenant: 'awwa' })
  expect(await claimsOf(browser, location, proof, 'awwa')).toMatchObject({ firstName: '<b>Nils', lastName: 'Berg' })
  expect((await at('awwa').ask('GET', page)).headers.location).toBe('/favorites?sort=x#top')
})

it('somebody who is signed in there is asked nothing, unless the library asks who they are', async () => {
  const browser = at()
  const there = await goToOrganization(browser, await begin(browser, makeProof()))
  await browser.follow(await browser.ask('GET', await choose(browser, there, 'employee')))
  const again = await begin(browser, makeProof(), { prompt: 'login' })
  expect(new URL(await goToOrganization(browser, again)).pathname).toMatch(/^\/oidc\/sign-in\//)
  const other = at('awwa')
  for (const name of ['organization_session', 'organization_session.sig']) {
    const value = browser.cookies().match(new RegExp(`${name.replace('.', '\\.')}=([^;]*)`))?.[1] ?? ''
    other.addCookie(name, value)
  }
  const returned = new URL(await goToOrganization(other, await begin(other, makeProof(), { tenant: 'awwa' })))
  expect([returned.host, returned.pathname]).toEqual([new URL(other.origin).host, '/oidc/organization'])
})

it('nobody of an organization is let in by a click or a password, and nobody else by the organization', async () => {
  const browser = at()
  const page = await begin(browser, makeProof())
  expect((await browser.ask('POST', page, 'person=employee')).status).toBe(400)
  const password = new URLSearchParams({ address: 'employee@northern-works.example.org', password: 'read-the-standard' })
  expect((await browser.ask('POST', page, String(password))).status).toBe(401)
  const there = await goToOrganization(browser, page)
  expect((await browser.ask('POST', there, 'employee=subscriber', { origin: new URL(there).origin })).status).toBe(400)
  expect((await browser.ask('POST', there, 'employee=employee', { origin: 'http://evil.example' })).status).toBe(400)
})

it('an answer of the organization counts in the browser that asked for it, once, and with its state alone', async () => {
  const browser = at()
  const there = await goToOrganization(browser, await begin(browser, makeProof()))
  const back = await choose(browser, there, 'employee')
  expect((await at().follow(await at().ask('GET', back))).status).toBe(400)
  const forged = new URL(back)
  forged.searchParams.set('state', `${forged.searchParams.get('state')?.split('.')[0]}.x`)
  expect((await browser.ask('GET', forged.href)).headers.location).toBe('/')
  expect((await browser.follow(await browser.ask('GET', back))).location).toContain('code=')
  const second = at()
  const other = await begin(second, makeProof())
  const used = new URL(back).searchParams.get('code') ?? ''
  const failed = await second.follow(await second.ask('GET', `${other}/organization?code=${used}`))
  expect(failed.status).toBe(200)
  expect(failed.body).toContain('did not work')
  expect(errors.length).toBeGreaterThan(0)
})

it('no tenant has the way to an organization whose page names no claim for it', async () => {
  const browser = at('astm')
  const page = await begin(browser, makeProof(), { tenant: 'astm' })
  expect((await browser.ask('GET', page)).body).not.toContain('organization"')
  expect((await browser.ask('GET', `${page}/organization`)).status).toBe(400)
})
