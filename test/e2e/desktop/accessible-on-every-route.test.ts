import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { COMPARED, RECORD } from '../support/accessible.ts'
import { seriousFaults } from '../support/axe.ts'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'

/** Pages as a subscriber sees them. */
const ROUTES = [
  '/',
  '/content-search/?content=concrete&stype=A',
  '/content-search/?content=zzzzzzzz&stype=A',
  '/mysubscription-search/?content=&stype=MYSUBSCRIPTION',
  `/content-redirect?contentCode=${encodeURIComponent('ORM|1207-2022')}`,
  '/document/?contentcode=NONE%7C1',
  RECORD,
  '/favorites',
  '/groups',
  '/tracker',
  '/custom-collections',
  '/myAccount',
  '/myAccount?tab=sessions',
  '/myAccount?tab=data',
  '/sharedWithMe',
  '/sharedByMe',
  '/downloads?id=none',
  `/compare?${COMPARED}&format=HTML`,
  `/compare?${COMPARED}&format=PDF`,
  `/change-report?${COMPARED}`,
  // Protected, and the clause of its link is gone.
  `/document/?contentcode=${encodeURIComponent('HGSA|450-2024')}&clause=99`,
  '/video',
  '/accessibility',
  '/no/such/page',
]

describe('a page', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    page = await newPage(browser, { bypassCSP: true })
    await openAs(page, 'subscriber', 'demowl')
  }, 60_000)
  afterAll(() => browser.close())

  it.each(ROUTES)(
    'axe finds nothing serious on %s',
    async (route) => {
      await page.goto(address('demowl', route))
      await settled(page)
      expect(await page.locator('html').getAttribute('dir')).toBe('ltr')
      expect(await seriousFaults(page)).toEqual([])
    },
    60_000,
  )

  it.each([
    ['a page of others', 'drm', '/content-search/?content=steel', 'main h1'],
    ['the choice of an account', 'two-accounts', '/', '.account-list button'],
    ['no account', 'outsider', '/', 'main, dialog'],
  ])(
    'axe finds nothing serious on %s',
    async (_, person, path, shown) => {
      const page = await newPage(browser, { bypassCSP: true })
      await openAs(page, person, 'demowl', path)
      await page.locator(shown).first().waitFor()
      expect(await seriousFaults(page)).toEqual([])
      await page.context().close()
    },
    60_000,
  )
})
