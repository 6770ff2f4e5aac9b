import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, rested } from '../support/browser.ts'
import { PHONE } from '../support/sizes.ts'

const BOTH = `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

const form = (page: Page, name: 'PDF' | 'HTML') => page.getByRole('tab', { name })
const heading = (page: Page) =>
  page
    .frameLocator('.html-frame iframe')
    .getByRole('heading', { name: /^3\W+Checks/ })
    .first()
const wordsOfPdf = (page: Page) => page.locator('.textLayer span[role="presentation"]', { hasText: 'Checks' }).last()

/** Waits until a place of the text stands in the upper half of what the phone shows. */
async function isRead(page: Page, place: ReturnType<typeof heading>): Promise<void> {
  await place.waitFor({ state: 'attached' })
  await rested(page)
  const box = await place.boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect(box?.y).toBeLessThan(PHONE.viewport.height / 2)
}

it('the other form of a text opens at the place of this one, also while that one is loading', async () => {
  const page = await newPage(browser, PHONE)
  await openAs(page, 'subscriber', 'demowl', BOTH)
  await heading(page).waitFor({ state: 'attached' })
  await rested(page)
  await heading(page).evaluate((title) => title.scrollIntoView())
  await rested(page)
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/objects/**.pdf?*', (route) => opened.then(() => route.continue()).catch(() => undefined))
  // There and back before the PDF comes: its place is not known yet, and the address has it.
  await form(page, 'PDF').tap()
  await page.waitForURL(/clause=3(&|$)/)
  await form(page, 'HTML').tap()
  await isRead(page, heading(page))
  await form(page, 'PDF').tap()
  open()
  await isRead(page, wordsOfPdf(page))
  await form(page, 'HTML').tap()
  await isRead(page, heading(page))
  await page.context().close()
}, 60_000)
