import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page, ViewportSize } from 'playwright-core'
import type { Tenant } from '#contract/tenant.ts'
import { connectFrom } from '#scripts/network/connect-from.ts'
import { seriousFaults } from './support/axe.ts'
import { address, newPage, openBrowser, signIn, speak } from './support/browser.ts'

let browser: Browser
const open: Page[] = []
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => Promise.all(open.map((page) => page.context().close())))

async function openPage(): Promise<Page> {
  const page = await newPage(browser, { bypassCSP: true })
  open.push(page)
  return page
}

/** Signs in as somebody whom their organization does not name. */
async function signInUnnamed(tenant: Tenant, path: string): Promise<Page> {
  const page = await openPage()
  await page.goto(address(tenant, path))
  await page.getByRole('link', { name: /Sign in with your organization/ }).click()
  await page.locator('button[name="employee"][value="newcomer"]').click()
  return page
}

it.each([
  ['not-activated', 'Your access is not active yet'],
  ['outsider', 'No account for this library'],
  ['unverified', 'Confirm your address'],
])(
  '%s reads that there is no access, and whom to write to, and signs out',
  async (person, title) => {
    const page = await openPage()
    await signIn(page, person, 'demowl', '/favorites')
    await page.locator('h1', { hasText: title }).waitFor()
    await page.locator('a[href^="mailto:"]').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.locator('h1', { hasText: 'Choose a demo user' }).waitFor()
  },
  60_000,
)

it.each<[string, Tenant, string, string]>([
  ['where everybody signs in', 'demowl', 'Sign in again', '/oidc/sign-in/'],
  ['where organizations sign in alone', 'awwa', 'open through your organization only', 'https://awwa.example.org/'],
])(
  'somebody whose account is not there reads why it could not be checked, and signs out: %s',
  async (_, tenant, text, after) => {
    const page = await openPage()
    await signIn(page, 'account-missing', tenant, '/favorites')
    await page.getByRole('dialog').getByText(text).waitFor()
    expect(await seriousFaults(page)).toEqual([])
    const left = page.waitForRequest((request) => request.url().includes(after))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await left
  },
  60_000,
)

it('a reader by network whose address is none of an account any more reads so, and is signed out', async () => {
  const page = await openPage()
  const to = Number(process.env.SITE_PORT)
  const network = await connectFrom({ to, from: '127.0.0.2' })
  const place = `http://demowl.localhost:${network.port}/content-search/?content=LC%20107`
  await page.goto(place)
  await page.locator('.account-button', { hasText: 'Springfield City Library' }).waitFor()
  await page.goto('about:blank')
  network.close()
  const elsewhere = await connectFrom({ to, from: '127.0.0.9', at: network.port })
  await page.goto(place)
  await page.getByRole('dialog').getByText('Your network address is not known').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  const signIn = page.waitForRequest('**/oidc/**')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn
  elsewhere.close()
}, 60_000)

it.each<['en' | 'ar', ViewportSize]>([
  ['en', { width: 1440, height: 900 }],
  ['ar', { width: 390, height: 844 }],
])(
  'somebody who is asked for the agreement reads its PDF over the page, by keyboard, and is back where they were: %s',
  async (language, viewport) => {
    const page = await openPage()
    await page.setViewportSize(viewport)
    await speak(page, language, 'cga')
    await page.goto(address('cga', '/favorites'))
    await page.locator('button[name="person"][value="user-admin"]').click()
    const button = page.locator('.agreement-text ~ button')
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog:has(.pdf-dialog)')
    await dialog.locator('.page[data-page-number="1"] .textLayer', { hasText: 'Agreement on the use of' }).waitFor()
    expect(await seriousFaults(page)).toEqual([])
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${language}.png` })
    const saved = page.waitForEvent('download')
    await dialog.locator('.dialog-actions button').first().click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.locator('.agreement-text').waitFor()
  },
  60_000,
)

it('somebody whom their organization does not name is told so where the tenant has no site for it', async () => {
  const page = await signInUnnamed('demowl', '/favorites')
  await page.locator('h1', { hasText: 'does not say your name' }).waitFor()
  expect(await seriousFaults(page)).toEqual([])
}, 60_000)

it('who says who they are reads the question in the language of the library', async () => {
  const page = await openPage()
  await speak(page, 'ar', 'awwa')
  await page.goto(address('awwa', '/favorites'))
  await page.locator('a.choice').first().click()
  await page.locator('button[name="employee"][value="newcomer"]').click()
  await page.locator('input[name="firstName"]').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('ar')
}, 60_000)

it('somebody whom their organization does not name says who they are, and goes on where they were', async () => {
  const page = await openPage()
  await page.goto(address('awwa', '/favorites?sort=x#top'))
  await page.getByRole('link', { name: /Sign in with your organization/ }).click()
  await page.locator('button[name="employee"][value="newcomer"]').click()
  await page.getByRole('heading', { name: 'Say who you are' }).waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByLabel('First name').fill('Nils')
  await page.getByLabel('Last name').fill('Berg')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.waitForURL(address('awwa', '/favorites?sort=x#top'))
  await page.getByRole('button', { name: /Nils Berg/ }).waitFor()
}, 60_000)

it.each<['en' | 'ar', string]>([
  ['en', 'There is no library at this address'],
  ['ar', 'لا توجد مكتبة في هذا العنوان'],
])(
  'an address of no library says so, and offers nothing that cannot be had: %s',
  async (language, text) => {
    const page = await openPage()
    await speak(page, language)
    const problem = { status: 404, code: 'invalid-tenant', title: 'Invalid tenant', requestId: 'x' }
    await page.route('**/api/tenant/get-tenant-config-for-ui*', (route) => route.fulfill({ status: 404, json: problem }))
    await page.goto(address('demowl', '/favorites'))
    await page.getByText(text).waitFor()
    expect(await page.getByRole('button').or(page.getByRole('link')).count()).toBe(0)
    expect(await seriousFaults(page)).toEqual([])
  },
  60_000,
)
