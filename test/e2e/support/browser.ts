import { existsSync } from 'node:fs'
import packed from '@sparticuz/chromium'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Tenant } from '#contract/tenant.ts'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Flags of the packaged browser that are left out. They suit one page in a function: with several contexts, the process confuses them and ends with the first. */
const UNWANTED = ['--single-process', '--no-zygote', "--headless='shell'"]

/** Starts the browser of the machine, or the packaged one. */
export async function openBrowser(): Promise<Browser> {
  const installed = INSTALLED.find((file) => existsSync(file))
  const hosts = '--host-resolver-rules=MAP *.localhost 127.0.0.1'
  if (installed) return chromium.launch({ executablePath: installed, args: ['--no-sandbox', hosts] })
  const args = packed.args.filter((one) => !UNWANTED.includes(one))
  return chromium.launch({ executablePath: await packed.executablePath(), args: [...args, hosts], headless: true })
}

export const address = (tenant: Tenant, path = '/'): string => `http://${tenant}.localhost:${process.env.SITE_PORT}${path}`

export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

/** Opens a URL as a person, who signs in on the sign-in page. */
export async function openAs(page: Page, person: string, tenant: Tenant, path = '/'): Promise<void> {
  await page.goto(address(tenant, path))
  await page.locator(`button[name="person"][value="${person}"]`).click()
  await page.waitForURL(
    (url) => url.hostname === `${tenant}.localhost` && !url.pathname.startsWith('/oidc') && !url.pathname.startsWith('/implicit'),
  )
}

/** Language cookie, as the page sets it. */
export async function speak(page: Page, language: 'en' | 'ar', tenant: Tenant = 'demowl'): Promise<void> {
  await page.context().addCookies([{ name: 'locale_Prod', value: language, url: address(tenant) }])
}

/** Waits until nothing is fetched and nothing shows that it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
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
