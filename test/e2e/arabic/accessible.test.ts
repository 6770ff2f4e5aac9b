import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { COMPARED, expectAccessibleSearch, RECORD } from '../support/accessible.ts'
import { seriousFaults } from '../support/axe.ts'
import { address, newPage, openAs, openBrowser, settled, speak } from '../support/browser.ts'

/** Kinds of pages whose parts stand on the other side; every route is tried in English. */
const ROUTES = [
  '/content-search/?content=concrete&stype=A',
  RECORD,
  `/compare?${COMPARED}&format=HTML`,
  `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}`,
]

describe('a page in Arabic, on dark ground', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  }, 60_000)
  afterAll(() => browser.close())

  async function newDarkPage() {
    const page = await newPage(browser, { bypassCSP: true, colorScheme: 'dark' })
    await speak(page, 'ar')
    return page
  }

  it('axe finds nothing serious on pages of each kind', async () => {
    const page = await newDarkPage()
    await openAs(page, 'subscriber', 'demowl')
    for (const route of ROUTES) {
      await page.goto(address('demowl', route))
      await settled(page)
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
      expect([route, await seriousFaults(page)]).toEqual([route, []])
    }
    await page.context().close()
  }, 60_000)

  it('axe finds nothing serious on filters, suggestions, the dialog and what is said of them', async () => {
    const page = await newDarkPage()
    await expectAccessibleSearch(page)
    await page.context().close()
  }, 60_000)
})
