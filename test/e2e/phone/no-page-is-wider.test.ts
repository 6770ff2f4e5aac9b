import { expect, it } from '@jest/globals'
import { newPage, openAs, openBrowser, rested, speak } from '../support/browser.ts'
import { PHONE } from '../support/sizes.ts'

/** Pages that show something without anything in their address. */
const PAGES = [
  ...['/', '/content-search', '/semantic-search', '/favorites', '/notes', '/tracker', '/video', '/usage-report'],
  ...['/compass-points-list', '/compass-points-import', '/compass-points-review'],
  ...['access-requests', 'health', 'library-records', 'search-feedback', 'unresolved-links'].map((name) => `/admin/${name}`),
]

it.each(['en', 'ar'] as const)(
  'no page is wider than a phone, language %s',
  async (language) => {
    const browser = await openBrowser()
    const page = await newPage(browser, PHONE)
    await speak(page, language)
    const wider: string[] = []
    for (const path of PAGES) {
      await openAs(page, 'admin', 'demowl', path)
      await rested(page)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wider.push(path)
    }
    expect(wider).toEqual([])
    await browser.close()
  },
  120_000,
)
