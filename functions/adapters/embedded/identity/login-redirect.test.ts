import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Browser, type IssuerSite, openIssuerSite } from '#test/support/servers/issuer-site.ts'

let site: IssuerSite
beforeAll(async () => {
  site = await openIssuerSite()
})
afterAll(() => site.close())

const at = (host = 'astm.localhost') => new Browser(site.port, host)
const login = (browser: Browser, redirectUrl: string) =>
  `/oidc/login?${new URLSearchParams({ redirectUrl: new URL(redirectUrl, browser.origin).href, force: 'true', newApproach: 'true' })}`

/** Signs in at the tenant's own sign-in and returns the address that it leads to. */
async function signIn(browser: Browser, redirectUrl: string): Promise<string | undefined> {
  const begun = await browser.ask('GET', login(browser, redirectUrl))
  const page = await browser.ask('GET', begun.headers.location ?? '')
  const chosen = await browser.follow(await browser.ask('POST', page.headers.location ?? '', 'person=subscriber'))
  return chosen.location ?? chosen.headers.location
}

it('the sign-in of a tenant asks who it is, and leads back with a session at the issuer', async () => {
  const browser = at()
  expect(site.issuers.settings('astm').loginUrl).toBe('/oidc/login')
  expect(await signIn(browser, '/content-search/?content=a%20b&stype=A')).toMatch(/\/content-search\/\?content=a%20b&stype=A$/)
  const again = await browser.ask('GET', login(browser, '/'))
  expect(again.headers.location).toContain('prompt=login')
})

it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'http://ies.localhost/'])(
  'the sign-in leads home instead of to %s',
  async (redirectUrl) => expect(await signIn(at(), redirectUrl)).toMatch(/^(http:\/\/astm\.localhost:\d+)?\/$/),
)

it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/'])('no state leads to %s', async (state) => {
  const answer = await at().ask('GET', `/oidc/logged-in?${new URLSearchParams({ code: 'x', state })}`)
  expect(answer.headers.location).toBe('/')
})

it('a tenant without a sign-in of its own has no such address', async () => {
  expect(site.issuers.settings('demowl').loginUrl).toBeUndefined()
  expect((await at('demowl.localhost').ask('GET', '/oidc/login')).status).toBe(404)
})
