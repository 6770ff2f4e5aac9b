import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, speak } from '../support/browser.ts'
import { chosenIn, going, openSearch, openSection } from '../support/refining.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await speak(page, 'ar')
  await openAs(page, 'subscriber', 'demowl')
}, 60_000)
afterAll(() => browser.close(), 30_000)

it('the filters read right to left in Arabic, by keyboard too', async () => {
  await openSearch(page)
  const box = (await openSection(page, 'الفئة')).getByRole('checkbox').first()
  const [panel, results] = await Promise.all([page.locator('.refine-rail').boundingBox(), page.locator('.results').boundingBox()])
  expect(panel?.x).toBeGreaterThan(results?.x ?? 0)
  await box.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await going(page, () => page.keyboard.press('Space'))
  expect(chosenIn(page)[0]).toContain('/')
}, 60_000)
