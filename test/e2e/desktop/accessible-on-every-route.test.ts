import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { COMPARED, expectAccessibleSearch, RECORD } from '../support/accessible.ts'
import { contrastFaults, seriousFaults } from '../support/axe.ts'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { chooseMore, chooseView } from '../support/reader.ts'
import { DESKTOP } from '../support/sizes.ts'

const READABLE = `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}`
const ROUTES = [
  '/',
  '/content-search/?content=concrete&stype=A',
  '/content-search/?content=zzzzzzzz&stype=A',
  '/mysubscription-search/?content=&stype=MYSUBSCRIPTION',
  `/content-redirect?contentCode=${encodeURIComponent('ORM|1207-2022')}`,
  RECORD,
  '/document/?contentcode=NONE%7C1',
  '/custom-collections',
  '/favorites',
  '/groups',
  '/myAccount',
  '/sharedWithMe',
  '/sharedByMe',
  '/tracker',
  `/compare?${COMPARED}&format=HTML`,
  `/compare?${COMPARED}&format=PDF`,
  `/change-report?${COMPARED}`,
  // Protected, and the clause of its link is gone.
  `/document/?contentcode=${encodeURIComponent('HGSA|450-2024')}&clause=99`,
  '/video',
  '/no/such/page',
]
const LISTS = [
  '/favorites',
  '/groups',
  '/notes',
  '/tracker',
  '/compass-points-list?from=2026-01-01',
  '/compass-points-import',
  '/compass-points-settings',
  '/compass-points-review',
  '/admin/search-feedback',
  '/admin/access-requests',
  '/admin/unresolved-links',
  RECORD,
]

/** Content of the tabs beside the text. */
const BESIDE = { WORK_ITEMS: '.ballots', VISUAL_CONTENT: '.player iframe', RELATED_CONTENT: '.related-list' }

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

  it('axe finds nothing serious on a document, as PDF and as HTML', async () => {
    await page.goto(address('demowl', READABLE))
    await page.locator('.textLayer span[role="presentation"]').first().waitFor({ state: 'attached' })
    await chooseView(page, 'Document details')
    await page.locator('.reader-panel .timeline').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    for (const panel of [0, 2]) {
      await page.locator('.reader-tools button').nth(panel).click()
      await page.locator('.reader-panel-content > *').first().waitFor()
      await settled(page)
      expect([panel, await seriousFaults(page)]).toEqual([panel, []])
    }
    await page.keyboard.press('Control+p')
    await page.locator('dialog .print-choices').waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.reader-bar-end .document-menus button').first().click()
    await page.locator('dialog [type="checkbox"]').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await chooseMore(page, 'Cite')
    await page.locator('dialog select').waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'HTML' }).click()
    await page.frameLocator('.html-frame iframe').locator('h1').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.setViewportSize({ width: 1600, height: 900 })
    for (const [tab, shown] of Object.entries(BESIDE)) {
      await page.locator(`#document-tab-${tab}`).click()
      await page.locator(shown).first().waitFor()
      expect([tab, await seriousFaults(page)]).toEqual([tab, []])
    }
    await page.setViewportSize(DESKTOP)
  }, 60_000)

  it('axe finds nothing serious on filters, suggestions, the dialog and what is said of them', async () => {
    const page = await newPage(browser, { bypassCSP: true })
    await expectAccessibleSearch(page)
    for (const route of LISTS) {
      await page.goto(address('demowl', route))
      await settled(page)
      expect([route, await seriousFaults(page)]).toEqual([route, []])
      await page.emulateMedia({ colorScheme: 'dark' })
      await settled(page)
      expect([route, await contrastFaults(page)]).toEqual([route, []])
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.context().close()
  }, 180_000)

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
