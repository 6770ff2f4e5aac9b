import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
import { restoreSession, saveSession } from './kept-sessions.ts'
import { countRequests } from './requests.ts'

export { rested, settled } from './requests.ts'

/** The browser of this worker, for all its files. Closing it closes what was opened in it here, and no more. */
export function openBrowser(): Promise<Browser> {
  const { BROWSER_ADDRESSES = '', JEST_WORKER_ID = '1' } = process.env
  return chromium.connect(BROWSER_ADDRESSES.split(' ')[Number(JEST_WORKER_ID) - 1] ?? '')
}

export const address = (tenant: Tenant, path = '/'): string => `http://${tenant}.localhost:${process.env.SITE_PORT}${path}`

export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  // A service worker would fetch past the routes that tests lay over answers.
  // A menu that grows while it opens has another item under the pointer when the click arrives.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await countRequests(page)
  return page
}

/** Opens an address and signs in through the sign-in page, as a person would. */
export async function signIn(page: Page, person: string, tenant: Tenant, path = '/'): Promise<void> {
  await page.goto(address(tenant, path))
  await page.locator(`button[name="person"][value="${person}"]`).click()
  await page.waitForURL(
    (url) => url.hostname === `${tenant}.localhost` && !url.pathname.startsWith('/oidc') && !url.pathname.startsWith('/implicit'),
  )
  if (tenants[tenant].agreement) await acceptAgreement(page)
}

/** Accepts the agreement of the library, where the person has not done so before. */
async function acceptAgreement(page: Page): Promise<void> {
  const agreement = page.locator('.agreement-text')
  await page.waitForFunction(() => document.querySelector('.agreement-text') ?? document.querySelector('.rail, .page'))
  if (await agreement.isVisible()) await page.locator('.dialog-actions button').last().click()
}

/** Opens an address as somebody who is signed in: one sign-in of a person and tenant serves all tests. */
export async function openAs(page: Page, person: string, tenant: Tenant, path = '/'): Promise<void> {
  if (await restoreSession(page, address(tenant), person)) {
    await page.goto(address(tenant, path))
    return
  }
  await signIn(page, person, tenant, path)
  await saveSession(page, address(tenant), person)
}

/** The language cookie, as the page itself would set it. */
export async function speak(page: Page, language: 'en' | 'ar', tenant: Tenant = 'demowl'): Promise<void> {
  await page.context().addCookies([{ name: 'locale_Prod', value: language, url: address(tenant) }])
}

/** Changes answers of the server on their way. Only the browser resolves names under localhost. */
export async function changeAnswer<Answer>(page: Page, glob: string, change: (answer: Answer) => void): Promise<void> {
  await page.route(glob, async (route) => {
    const url = new URL(route.request().url())
    const { host } = url
    url.hostname = '127.0.0.1'
    const response = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } })
    const json = (await response.json()) as Answer
    change(json)
    await route.fulfill({ response, json })
  })
}
