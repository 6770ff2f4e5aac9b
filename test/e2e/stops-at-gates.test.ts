import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { Tenant } from '#contract/tenant.ts'
import { seriousFaults } from './support/axe.ts'
import { address, newPage, openBrowser, signIn } from './support/browser.ts'

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

it('somebody whom their organization does not name is told so where the tenant has no site for it', async () => {
  const page = await signInUnnamed('demowl', '/favorites')
  await page.locator('h1', { hasText: 'does not say your name' }).waitFor()
  expect(await seriousFaults(page)).toEqual([])
}, 60_000)

it('somebody whom their organization does not name goes to the tenant’s site for it, which knows where they were', async () => {
  const page = await openPage()
  await page.route('https://profile.awwa.example.org/**', (route) => route.fulfill({ body: 'Who are you?' }))
  await page.goto(address('awwa', '/favorites?sort=x#top'))
  await page.getByRole('link', { name: /Sign in with your organization/ }).click()
  await page.locator('button[name="employee"][value="newcomer"]').click()
  await page.waitForURL('https://profile.awwa.example.org/**')
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(address('awwa', '/favorites?sort=x#top'))
}, 60_000)
