import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled, speak } from './support/browser.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const ROUTES = [
  '/',
  '/content-search/?content=concrete&stype=A',
  '/content-search/?content=zzzzzzzz&stype=A',
  '/mysubscription-search/?content=&stype=MYSUBSCRIPTION',
  `/content-redirect?contentCode=${encodeURIComponent('ORM|1207-2022')}`,
  '/favorites',
  '/tracker',
  '/no/such/page',
]
const READABLE = `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}`

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close(), 30_000)

async function serious(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE })
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({ resultTypes: ['violations'] }),
  )
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' · ')}`)
}

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  let page: Page
  beforeAll(async () => {
    // axe is put into the page by the test; the page's own policy would not let it in.
    page = await newPage(browser, { bypassCSP: true })
    await speak(page, language)
    await openAs(page, 'subscriber', 'demowl')
  }, 60_000)

  it.each(ROUTES)(
    'axe finds nothing serious on %s',
    async (route) => {
      await page.goto(address('demowl', route))
      await settled(page)
      expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
      expect(await serious(page)).toEqual([])
    },
    60_000,
  )

  it('axe finds nothing serious on a document, as PDF and as HTML', async () => {
    await page.goto(address('demowl', READABLE))
    await page.locator('.textLayer span[role="presentation"]').first().waitFor({ state: 'attached' })
    expect(await serious(page)).toEqual([])
    await page.getByRole('tab', { name: 'HTML' }).click()
    await page.frameLocator('.html-frame iframe').locator('h1').first().waitFor()
    expect(await serious(page)).toEqual([])
  }, 60_000)
})

describe.each([
  ['en', 'light'],
  ['ar', 'dark'],
] as const)('while it is used, in %s, %s', (language, colorScheme) => {
  it('axe finds nothing serious on filters, suggestions, the dialog and what is said of them', async () => {
    const page = await newPage(browser, { bypassCSP: true, colorScheme })
    await speak(page, language)
    await openAs(page, 'admin', 'demowl', '/content-search/?content=&stype=A')
    await page.locator('.facet-box input').first().check()
    await page.waitForURL(/categories=/)
    await page.locator('.facet-open').first().click()
    await settled(page)
    expect(await serious(page)).toEqual([])
    await page.locator('#search-box').pressSequentially('demowl 10')
    await page.locator('.suggest').waitFor()
    await page.locator('#search-box').press('ArrowDown')
    await page.locator('.suggest [aria-selected="true"]').waitFor()
    expect(await serious(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await serious(page)).toEqual([])
    await page.setViewportSize(DESKTOP)
    await page.goto(address('demowl', '/content-search/?content=zzqqxx-nothing'))
    await page.locator('.no-results-actions .button').click()
    await page.getByRole('dialog').locator('[type="submit"]').click()
    await page.locator('[aria-invalid="true"]').waitFor()
    expect(await serious(page)).toEqual([])
    for (const route of ['/favorites', '/tracker', '/admin/search-feedback']) {
      await page.goto(address('demowl', route))
      await settled(page)
      expect([route, await serious(page)]).toEqual([route, []])
    }
    await page.context().close()
  }, 90_000)
})

describe.each(['en', 'ar'] as const)('who may not, or not yet, in %s', (language) => {
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
      expect(await serious(page)).toEqual([])
      await page.context().close()
    },
    60_000,
  )
})
