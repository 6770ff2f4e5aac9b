import { expect, it } from '@jest/globals'
import { newPage, openAs, openBrowser } from '../support/browser.ts'
import { PHONE } from '../support/sizes.ts'

const LINK = `/document/?contentcode=${encodeURIComponent('ASTM|D9901-24')}&page=3`
const FIRST_WORDS = '.pdfViewer .page[data-page-number="3"] .textLayer span[role="presentation"]'

it('a deep link opens the PDF at its page on a phone', async () => {
  const browser = await openBrowser()
  const page = await newPage(browser, PHONE)
  await openAs(page, 'subscriber', 'astm', LINK)
  await page.locator(FIRST_WORDS).first().waitFor({ state: 'attached' })
  expect(new URL(page.url()).searchParams.get('page')).toBe('3')
  await browser.close()
}, 60_000)
