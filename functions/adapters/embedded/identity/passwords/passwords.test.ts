import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Browser, type IssuerSite, makeProof, openIssuerSite } from '#test/support/servers/issuer-site.ts'
import { savePassword } from './password-file.ts'

const CAST_PASSWORD = 'read-the-standard'
const OWN = 'a secret of Jane’s own'

let site: IssuerSite
beforeAll(async () => {
  const jane = { subject: 'jane', firstName: 'Jane', lastName: 'Doe', email: 'jane@example.org', guest: false }
  site = await openIssuerSite({
    findPerson: async (tenant, subject) => (tenant === 'astm' && subject === 'jane' ? jane : undefined),
  })
  await savePassword(site.keysFolder, 'astm', { subject: 'jane', address: 'Jane@example.org' }, OWN)
})
afterAll(() => site.close())

async function begin() {
  const browser = new Browser(site.port, 'astm.localhost')
  const query = new URLSearchParams({
    client_id: 'lectern-astm',
    redirect_uri: `${browser.origin}/implicit/callback`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: makeProof().challenge,
    code_challenge_method: 'S256',
  })
  const page = (await browser.ask('GET', `/oidc/auth?${query}`)).headers.location ?? ''
  return async (address: string, password: string, headers?: Record<string, string>) => {
    const answer = await browser.ask('POST', page, String(new URLSearchParams({ address, password })), headers)
    return browser.follow(answer)
  }
}

it('somebody of the cast signs in by address and password', async () => {
  const signIn = await begin()
  expect((await signIn('subscriber@harbour-engineering.example.org', CAST_PASSWORD)).location).toContain('code=')
})

it('somebody whom the operator gave a password signs in by it, whatever the case of the address', async () => {
  const signIn = await begin()
  expect((await signIn(' JANE@Example.org ', OWN)).location).toContain('code=')
})

it('a wrong password says so with what is left, keeps the address, and lets nobody in', async () => {
  const signIn = await begin()
  const wrong = await signIn('colleague@harbour-engineering.example.org', 'guess')
  expect([wrong.status, wrong.location]).toEqual([401, undefined])
  expect(wrong.body).toContain('role="alert"')
  expect(wrong.body).toContain('4 more times')
  expect(wrong.body).toContain('value="colleague@harbour-engineering.example.org"')
  expect(wrong.body).not.toContain('guess')
  expect((await signIn('colleague@harbour-engineering.example.org', CAST_PASSWORD)).location).toContain('code=')
})

it('five wrong passwords make an address wait in every browser, also with the right one; others do not wait', async () => {
  const tries = await Promise.all(Array.from({ length: 5 }, async () => (await begin())('drm@reading-room.example.org', 'guess')))
  expect(tries.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 429])
  const waiting = await (await begin())('DRM@reading-room.example.org', CAST_PASSWORD)
  expect([waiting.status, waiting.headers['retry-after']]).toEqual([429, '900'])
  expect(waiting.body).toContain('15 minutes')
  expect((await (await begin())('admin@harbour-engineering.example.org', CAST_PASSWORD)).location).toContain('code=')
})

it('a right password ends the count', async () => {
  const signIn = await begin()
  for (const times of [3, 1]) {
    for (let nth = 0; nth < times; nth++) await signIn('company@springfield-library.example.org', 'guess')
    expect((await (await begin())('company@springfield-library.example.org', CAST_PASSWORD)).location).toContain('code=')
  }
})

it.each([
  ['nobody', 'nobody@astm.example.org'],
  ['the guest', 'visitor@guests.example.org'],
  ['somebody elsewhere', 'subscriber@example.org'],
  ['a name of the language', '__proto__'],
])('%s has no password', async (_, address) => {
  const signIn = await begin()
  expect((await signIn(address, CAST_PASSWORD)).status).toBe(401)
})

it('a form of another site counts for nothing', async () => {
  const signIn = await begin()
  expect(
    (await signIn('subscriber@harbour-engineering.example.org', CAST_PASSWORD, { origin: 'http://evil.example' })).status,
  ).toBe(400)
})

it('no password is in the folder in clear, and nobody else reads the file', async () => {
  const names = await readdir(site.keysFolder)
  expect(names).toContain('astm-passwords.json')
  for (const name of names) {
    const text = await readFile(join(site.keysFolder, name), 'utf8')
    for (const secret of [OWN, CAST_PASSWORD]) expect(text).not.toContain(secret)
  }
  expect((await stat(join(site.keysFolder, 'astm-passwords.json'))).mode & 0o077).toBe(0)
})
