import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, signIn } from '../support/browser.ts'

const link = (query: string) => `/?ihsResolver=${encodeURIComponent(Buffer.from(query).toString('base64'))}`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'subscriber', 'astm')
}, 60_000)
afterAll(() => browser.close())

it('a link of another site opens the edition that it names, at its page, after signing in', async () => {
  const visitor = await newPage(browser)
  await signIn(visitor, 'subscriber', 'astm', link('designation=D9901&year=24&page=2'))
  await visitor.locator('h1', { hasText: 'ASTM D9901-24' }).waitFor()
  await visitor.locator('.pdfViewer .page[data-page-number="2"] .textLayer span').first().waitFor({ state: 'attached' })
  expect(new URL(visitor.url()).searchParams.get('page')).toBe('2')
  await visitor.context().close()
}, 60_000)

it('a link of another site to what the library has not is a search for it', async () => {
  await page.goto(address('astm', link('designation=ZZ 77&year=2024&publisher=ISO')))
  await page.getByRole('heading', { name: 'ISO ZZ 77' }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('content')).toBe('ISO ZZ 77')
}, 60_000)

it('a link of another site that cannot be read leads home', async () => {
  await page.goto(address('astm', '/?ihsResolver=%25%25'))
  await page.getByText('Sana').first().waitFor()
  await page.waitForURL(address('astm', '/'))
}, 60_000)

it('old addresses, a DOI and an OpenURL open the document, at its page; what is not found is said', async () => {
  const visitor = await newPage(browser)
  await signIn(visitor, 'subscriber', 'astm', '/resolve/HISTORICAL//D9901-19%25?x=%')
  await visitor.waitForURL((url) => url.searchParams.get('content') === 'D9901-19%')
  await visitor.context().close()
  await page.goto(address('astm', '/DIGITAL_LIBRARY//resolve/HISTORICAL/D9901-20.htm'))
  await page.locator('h1', { hasText: 'ASTM D9901-20' }).waitFor()
  await page.goto(address('astm', '/doi/10.9999/D9901-24'))
  await page.locator('h1', { hasText: 'ASTM D9901-24' }).waitFor()
  await page.goto(address('astm', '/openurl?url_ver=Z39.88-2004&rft.number=D9901&rft.date=2024-01&rft.spage=2'))
  await page.locator('h1', { hasText: 'ASTM D9901-24' }).waitFor()
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  await page.goto(address('astm', '/openurl?url_ver=Z39.88-2004&sid=catalogue'))
  await page.waitForURL((url) => url.pathname.startsWith('/content-search'))
  await page.getByRole('status').getByText('No document was found for this link.').waitFor()
}, 60_000)

it('at home, what stands below the compass points comes with them, and is not moved by them', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/compasspoint/proposals?**')
  const counted = page.waitForResponse('**/compasspoint/counts**')
  await page.route('**/compasspoint/proposals?**', (route) => held.then(() => route.fallback()))
  await page.goto(address('astm', '/'))
  await Promise.all([asked, counted])
  expect(await page.getByRole('heading', { name: 'Tips and tricks' }).count()).toBe(0)
  release()
  await page.getByRole('heading', { name: 'Tips and tricks' }).waitFor()
  await page.unroute('**/compasspoint/proposals?**')
}, 60_000)

it('a page whose parts a new build has replaced loads itself again, once', async () => {
  await page.goto(address('astm', '/'))
  await page.getByRole('main').waitFor()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const entry = await page.locator('head script[type="module"]').getAttribute('src')
  await page.route(/\/assets\/search-page-/, (route) => route.fulfill({ status: 404 }))
  // The site as it is after a new build: another page, which begins with another script.
  await page.route(address('astm', '/'), (route) => route.fulfill({ body: '<script type="module" src="/assets/main-NEW.js">' }))
  await page.locator('#search-box').fill('fabric')
  await page.keyboard.press('Enter')
  await page.getByText('An unexpected error has occurred.').waitFor()
  await page.waitForLoadState('load')
  expect(await page.locator('head script[type="module"]').getAttribute('src')).toBe(entry)
  expect(loads).toBe(1)
}, 60_000)
