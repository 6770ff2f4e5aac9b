import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { newPage, openBrowser, signIn } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

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

it('a link to a clause opens at it after signing in, and goes to the same clause of the edition in force', async () => {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 } })
  await signIn(page, 'subscriber', 'astm', `/document/?contentcode=${encodeURIComponent('VSB|21-2007')}&clause=5`)
  await page.waitForURL(/clause=5.*page=3/)
  await page.getByRole('link', { name: /^Clause .?5 .+ → .?6 / }).click()
  await page.getByText('Clause 5 of the linked edition is 6 in this edition.').waitFor()
  await page.getByRole('button', { name: 'Contents' }).click()
  await page.locator('.clauses [aria-current="location"]', { hasText: 'Shock absorption' }).waitFor()
  expect(new URL(page.url()).searchParams.get('contentcode')).toBe('VSB|21-2023')
  await page.context().close()
}, 60_000)
