import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from './axe.ts'
import { address, newPage, openAs, openBrowser, rested, settled, speak } from './browser.ts'
import { DESKTOP, PHONE } from './sizes.ts'

const RECORD = `/document/?contentcode=${encodeURIComponent('MIM|214-2024')}`
const COMPARED = new URLSearchParams({ older: 'VSB|21-2007', newer: 'VSB|21-2023' })
const ROUTES = [
  '/',
  '/content-search/?content=concrete&stype=A',
  '/content-search/?content=zzzzzzzz&stype=A',
  '/mysubscription-search/?content=&stype=MYSUBSCRIPTION',
  `/content-redirect?contentCode=${encodeURIComponent('ORM|1207-2022')}`,
  RECORD,
  '/document/?contentcode=NONE%7C1',
  '/favorites',
  '/tracker',
  `/compare?${COMPARED}&format=HTML`,
  `/compare?${COMPARED}&format=PDF`,
  `/change-report?${COMPARED}`,
  // Protected, and the clause of its link is gone.
  `/document/?contentcode=${encodeURIComponent('HGSA|450-2024')}&clause=99`,
  '/video',
  '/no/such/page',
]
const READABLE = `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}`

/** Content of the tabs beside the text. */
const BESIDE = { WORK_ITEMS: '.ballots', VISUAL_CONTENT: '.player iframe', RELATED_CONTENT: '.related-list' }

/** Every route and every state of a page, in one language; axe finds no serious fault in any of them. */
export function describeAccessible(language: 'en' | 'ar', colorScheme: 'light' | 'dark'): void {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    page = await newPage(browser, { bypassCSP: true })
    await speak(page, language)
    await openAs(page, 'subscriber', 'demowl')
  }, 60_000)
  afterAll(() => browser.close())

  it.each(ROUTES)(
    'axe finds nothing serious on %s',
    async (route) => {
      await page.goto(address('demowl', route))
      await settled(page)
      expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
      expect(await seriousFaults(page)).toEqual([])
    },
    60_000,
  )

  it('axe finds nothing serious on a document, as PDF and as HTML', async () => {
    await page.goto(address('demowl', READABLE))
    await page.locator('.textLayer span[role="presentation"]').first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: language === 'ar' ? 'تفاصيل الوثيقة' : 'Document details' }).click()
    await page.locator('.reader-panel .timeline').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    for (const panel of [0, 4]) {
      await page.locator('.reader-tools button').nth(panel).click()
      await page.locator('.reader-panel-content > *').first().waitFor()
      await settled(page)
      expect([panel, await seriousFaults(page)]).toEqual([panel, []])
    }
    await page.keyboard.press('Control+p')
    await page.locator('dialog .print-choices').waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.reader-bar-end .document-menus button').last().click()
    await page.locator('dialog [type="checkbox"]').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.reader-bar-end > button').last().click()
    await page.getByRole('menuitem', { name: language === 'ar' ? 'استشهاد' : 'Cite' }).click()
    await page.locator('dialog select').waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'HTML' }).click()
    await page.frameLocator('.html-frame iframe').locator('h1').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    for (const [tab, shown] of Object.entries(BESIDE)) {
      await page.locator(`#document-tab-${tab}`).click()
      await page.locator(shown).first().waitFor()
      expect([tab, await seriousFaults(page)]).toEqual([tab, []])
    }
  }, 60_000)

  it(`axe finds nothing serious on filters, suggestions, the dialog and what is said of them, on ${colorScheme} ground`, async () => {
    const page = await newPage(browser, { bypassCSP: true, colorScheme })
    await speak(page, language)
    await openAs(page, 'admin', 'demowl', '/content-search/?content=&stype=A')
    await page.locator('.facet:not(.facet-points) .facet-box input').first().check()
    await page.waitForURL(/categories=/)
    await rested(page)
    const folded = page.locator('.facet-head[aria-expanded="false"]')
    while ((await folded.count()) > 0) await folded.first().click()
    await page.locator('.facet-open').first().click()
    await settled(page)
    expect(await seriousFaults(page)).toEqual([])
    await page.locator('#search-box').pressSequentially('demowl 10')
    await page.locator('.suggest').waitFor()
    await page.locator('#search-box').press('ArrowDown')
    await page.locator('.suggest [aria-selected="true"]').waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.setViewportSize(PHONE.viewport)
    expect(await seriousFaults(page)).toEqual([])
    await page.setViewportSize(DESKTOP)
    await page.goto(address('demowl', '/content-search/?content=zzqqxx-nothing'))
    await page.locator('.no-results-actions .button').click()
    await page.getByRole('dialog').locator('[type="submit"]').click()
    await page.locator('[aria-invalid="true"]').waitFor()
    expect(await seriousFaults(page)).toEqual([])
    for (const route of [
      '/favorites',
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
    ]) {
      await page.goto(address('demowl', route))
      await settled(page)
      expect([route, await seriousFaults(page)]).toEqual([route, []])
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
      await speak(page, language)
      await openAs(page, person, 'demowl', path)
      await page.locator(shown).first().waitFor()
      expect(await seriousFaults(page)).toEqual([])
      await page.context().close()
    },
    60_000,
  )
}
