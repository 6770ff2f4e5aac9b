import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled, speak } from './support/browser.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close(), 30_000)

async function serious(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE })
  const results = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run())
  return results.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)
}

describe.each(['en', 'ar'] as const)('an administrator, in %s', (language) => {
  let page: Page
  beforeAll(async () => {
    page = await newPage(browser, { bypassCSP: true })
    await speak(page, language)
    await openAs(page, 'admin', 'demowl', '/admin/health')
  }, 60_000)

  it('sees how each part of the library is', async () => {
    await settled(page)
    await page.getByRole('rowheader').nth(3).waitFor()
    expect(await page.getByRole('rowheader').count()).toBe(4)
    if (language === 'en')
      expect(await page.getByRole('row', { name: /^Search/ }).textContent()).toMatch(/Works.*Documents that can be found: /)
    expect(await serious(page)).toEqual([])
  }, 60_000)

  it('sees what the account has opened', async () => {
    await page.goto(address('demowl', '/usage-report'))
    await page
      .frameLocator('iframe.report')
      .getByRole('heading', { name: /^Documents opened/ })
      .waitFor()
    expect(await serious(page)).toEqual([])
  }, 60_000)
})

describe('a reader', () => {
  it('is shown neither', async () => {
    const page = await newPage(browser)
    await openAs(page, 'subscriber', 'demowl')
    for (const path of ['/admin/health', '/usage-report', '/compass-points-report']) {
      await page.goto(address('demowl', path))
      await page.getByText('You are not authorized to access this page.').waitFor()
    }
  }, 60_000)
})
