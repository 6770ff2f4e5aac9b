import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled, speak } from '../support/browser.ts'
import { chosenIn, openSearch, openSection, total } from '../support/refining.ts'
import { becomes } from '../support/shown.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await speak(page, 'ar')
  await openAs(page, 'subscriber', 'demowl')
}, 60_000)
afterAll(() => browser.close())

it('the filters read right to left in Arabic, by keyboard too', async () => {
  await openSearch(page)
  const box = (await openSection(page, 'الفئة')).getByRole('checkbox').first()
  const [panel, results] = await Promise.all([page.locator('.refine-rail').boundingBox(), page.locator('.results').boundingBox()])
  expect(panel?.x).toBeGreaterThan(results?.x ?? 0)
  await box.focus()
  await page.keyboard.press('ArrowLeft')
  await total(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.waitForURL(/categories=/)
  // Arabic says one and two in words, without a digit.
  await becomes(() => page.locator('h1').textContent(), 'نتيجتان')
  expect(chosenIn(page)[0]).toContain('/')
}, 60_000)

it('the preview and the timeline of a row read right to left in Arabic', async () => {
  await page.goto(address('demowl', '/content-search/?content=DEMOWL%20101'))
  await page.getByRole('article').first().waitFor()
  await settled(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  const preview = page.locator('aside.preview')
  await preview.locator('.editions > li').first().waitFor()
  const [beside, results] = await Promise.all([preview.boundingBox(), page.locator('.results').boundingBox()])
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(results?.x ?? 0)
  await page.locator('.card-fold').first().press('Enter')
  const entry = page.locator('.card .editions > li').first()
  const [year, name] = await Promise.all([
    entry.locator('.editions-year').boundingBox(),
    entry.locator('.editions-name').boundingBox(),
  ])
  expect(year?.x).toBeGreaterThan(name?.x ?? 0)
}, 60_000)
