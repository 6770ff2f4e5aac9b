import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Tenant } from '#contract/tenant.ts'
import { launchOptions } from './launch-options.ts'

export const openBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions())

export const address = (tenant: Tenant, path = '/'): string => `http://${tenant}.localhost:${process.env.SITE_PORT}${path}`

export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

/** Opens an address as somebody: through the sign-in page, as a person would. */
export async function openAs(page: Page, person: string, tenant: Tenant, path = '/'): Promise<void> {
  await page.goto(address(tenant, path))
  await page.locator(`button[name="person"][value="${person}"]`).click()
  await page.waitForURL(
    (url) => url.hostname === `${tenant}.localhost` && !url.pathname.startsWith('/oidc') && !url.pathname.startsWith('/implicit'),
  )
}

/** The language cookie, as the page itself would set it. */
export async function speak(page: Page, language: 'en' | 'ar', tenant: Tenant = 'demowl'): Promise<void> {
  await page.context().addCookies([{ name: 'locale_Prod', value: language, url: address(tenant) }])
}

/** Nothing is being fetched and nothing says that it is. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

/** What the server answers, changed on its way. Names under localhost are known to the browser alone. */
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
