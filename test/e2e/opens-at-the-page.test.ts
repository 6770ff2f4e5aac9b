import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, speak } from './support/browser.ts'

const DOCUMENT = `/document/?contentcode=${encodeURIComponent('ASTM|D9901-24')}`
const shownPage = (page: Page) =>
  page.locator('.pdfViewer .page[data-page-number="3"] .textLayer span[role="presentation"]').first()

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close(), 30_000)

it.each(['en', 'ar'] as const)(
  'a deep link opens the PDF at its page, on a phone too (%s)',
  async (language) => {
    const page = await newPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await speak(page, language, 'astm')
    await openAs(page, 'subscriber', 'astm', `${DOCUMENT}&page=3`)
    await shownPage(page).waitFor({ state: 'attached' })
    expect(new URL(page.url()).searchParams.get('page')).toBe('3')
    await page.context().close()
  },
  60_000,
)

it('somebody with protected viewing reads without the frame of the site, and does not search all content', async () => {
  const page = await newPage(browser)
  await openAs(page, 'drm', 'astm', DOCUMENT)
  await page.locator('.pdfViewer .page').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/document-view/')
  expect(await page.getByRole('navigation').count()).toBe(0)
  await page.goto(address('astm', '/content-search/'))
  await page.getByText('You are not authorized to access this page.').waitFor()
  await page.context().close()
}, 60_000)
