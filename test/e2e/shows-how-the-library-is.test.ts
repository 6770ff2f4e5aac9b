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

const OPENED = { en: /^Documents opened/, ar: /^الوثائق المفتوحة/ }
const frameOf = (page: Page) => page.frameLocator('iframe.report')
const headingOf = (page: Page, name: RegExp) => frameOf(page).getByRole('heading', { name })

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

  it('asks again by keyboard, and is where they were', async () => {
    const again = page.getByRole('main').getByRole('button')
    await again.focus()
    await Promise.all([page.waitForResponse('**/management/health'), page.keyboard.press('Enter')])
    await settled(page)
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true)
  }, 60_000)

  it('sees what the account has opened, in the same language', async () => {
    await page.goto(address('demowl', '/usage-report'))
    await headingOf(page, OPENED[language]).waitFor()
    expect(await frameOf(page).locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
    expect(await serious(page)).toEqual([])
  }, 60_000)
})

it('a report changes with the language and the ground of the page around it, and back', async () => {
  const page = await newPage(browser, { colorScheme: 'light' })
  await openAs(page, 'admin', 'demowl', '/usage-report')
  await headingOf(page, OPENED.en).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await frameOf(page).locator('html[data-theme="dark"]').waitFor()
  await page.emulateMedia({ colorScheme: 'light' })
  await frameOf(page).locator('html[data-theme="light"]').waitFor()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitem', { name: 'العربية' }).click()
  await headingOf(page, OPENED.ar).waitFor()
}, 60_000)

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
