import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { newPage, openBrowser, signIn } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close(), 30_000)

it.each(['/content-search/?content=100%25%20meter&stype=A&size=10#hit-3', '/home/1', '/no/such/page?x=1#y'])(
  'a deep link survives signing in: %s',
  async (path) => {
    const page = await newPage(browser)
    await signIn(page, 'subscriber', 'awwa', path)
    await page.getByRole('main').waitFor()
    const { pathname, search, hash } = new URL(page.url())
    expect(pathname + search + hash).toBe(path)
    await page.context().close()
  },
  60_000,
)
