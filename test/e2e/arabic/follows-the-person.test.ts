import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openBrowser, settled, signIn } from '../support/browser.ts'
import { becomes } from '../support/shown.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

const direction = (page: Page) => page.evaluate(() => document.documentElement.dir)

/** Chooses a language in the header, until the library has it. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /: (English|العربية)$/ }).click()
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/user-accounts'),
  )
  await page.getByRole('menuitem', { name }).click()
  expect((await saved).status()).toBe(200)
}

it('a language that a person chooses in the header is theirs in another browser too', async () => {
  const [here, there] = [await newPage(browser), await newPage(browser)]
  await signIn(here, 'namesake', 'demowl')
  await settled(here)
  await choose(here, 'العربية')
  await becomes(() => direction(here), 'rtl')
  await signIn(there, 'namesake', 'demowl')
  await becomes(() => direction(there), 'rtl')
  await choose(here, 'English')
}, 90_000)

it('the language of a browser goes before the tenant’s for somebody who has chosen none', async () => {
  const page = await newPage(browser, { locale: 'ar-EG' })
  await signIn(page, 'colleague', 'demowl')
  await settled(page)
  expect(await direction(page)).toBe('rtl')
}, 60_000)
