import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { expectAccessibleSearch, RECORD } from './support/accessible.ts'
import { contrastFaults, seriousFaults } from './support/axe.ts'
import { address, newPage, openAs, openBrowser, settled } from './support/browser.ts'
import { chooseMore, chooseView } from './support/reader.ts'

const READABLE = `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}`
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
  '/account-keys',
  '/counter-reports',
  '/title-lists',
  RECORD,
]

/** Content of the tabs beside the text. */
const BESIDE = { WORK_ITEMS: '.ballots', VISUAL_CONTENT: '.player iframe', RELATED_CONTENT: '.related-list' }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

it('axe finds nothing serious on a document, as PDF and as HTML', async () => {
  const page = await newPage(browser, { bypassCSP: true })
  await openAs(page, 'subscriber', 'demowl', READABLE)
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
  await page.context().close()
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
