import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser } from '../support/browser.ts'
import { chosenIn, openSection } from '../support/refining.ts'
import { PHONE } from '../support/sizes.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, PHONE)
  await openAs(page, 'colleague', 'demowl')
}, 60_000)
afterAll(() => browser.close())

const publishers = async () => {
  await page.getByRole('article').first().waitFor()
  await page.locator('#refine-toggle').press('Enter')
  return openSection(page, 'Publisher')
}

it('numbers that fail leave values that can be chosen on a phone, by keyboard', async () => {
  await page.route('**/count', (route) => route.abort())
  await page.goto(address('demowl', '/content-search/?content=&stype=A'))
  const uncounted = await publishers()
  expect(await uncounted.locator('label .facet-count').count()).toBe(0)
  await uncounted.getByRole('checkbox').first().press('Space')
  await page.waitForURL(/categories=/)
  await page.unroute('**/count')
  await page.reload()
  await (await publishers()).locator('label .facet-count').first().waitFor()
  expect(chosenIn(page)).toHaveLength(1)
}, 60_000)

it('what was looked for must be named on a phone; the dialog stays beside a tap and ends once it is sent', async () => {
  await page.goto(address('demowl', '/content-search/?content=zzqqxx'))
  await page.locator('.no-results-actions .button').tap()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[type="submit"]').tap()
  await dialog.locator('[aria-invalid="true"]').waitFor()
  await page.touchscreen.tap(3, 3)
  await dialog.getByRole('textbox').first().fill('The missing one')
  await dialog.locator('[type="submit"]').tap()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('.notice').first().waitFor()
}, 60_000)
