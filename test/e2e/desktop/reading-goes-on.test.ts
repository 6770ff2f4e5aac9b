import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser } from '../support/browser.ts'

const documentAt = (contentCode: string) => `/document/?contentcode=${encodeURIComponent(contentCode)}`
const textOf = (page: Page, number: number) => page.locator(`.pdfViewer .page[data-page-number="${number}"] .textLayer`)
const words = (page: Page, number: number) => textOf(page, number).locator('span[role="presentation"]').first()

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close(), 30_000)

it('a locked PDF comes locked and is unlocked in memory', async () => {
  const page = await newPage(browser)
  const files: string[] = []
  page.on('request', (request) => request.url().includes('.pdf?') && files.push(request.url()))
  await openAs(page, 'company', 'demowl', documentAt('HGSA|450-2024'))
  await words(page, 1).waitFor({ state: 'attached' })
  expect(await textOf(page, 1).textContent()).toContain('HGSA 450-2024')
  const stored = await page.evaluate((url) => fetch(url).then((answer) => answer.text()), files[0] ?? '')
  expect(stored).toContain('/Encrypt')
  expect(stored).not.toContain('HGSA 450-2024')
  await page.context().close()
}, 60_000)

it('the first page is readable before the PDF is there, in the place that it keeps', async () => {
  const page = await newPage(browser)
  const { promise: open, resolve: openPdf } = Promise.withResolvers<void>()
  await page.route('**/objects/**.pdf?*', (route) => open.then(() => route.continue()))
  await openAs(page, 'subscriber', 'astm', documentAt('ASTM|D9901-24'))
  const picture = page.getByRole('img', { name: 'Picture of page 1' })
  await picture.waitFor()
  const before = await picture.boundingBox()
  expect(await page.locator('.pdf-pages').getAttribute('aria-busy')).toBe('true')
  openPdf()
  await words(page, 1).waitFor({ state: 'attached' })
  expect(await page.locator('.pdfViewer .page').first().boundingBox()).toEqual(before)
  expect(await page.locator('.pdf-pages').getAttribute('aria-busy')).toBe('false')
  expect(await picture.count()).toBe(0)
  await page.context().close()
}, 60_000)

it('a link that expires does not interrupt reading', async () => {
  const page = await newPage(browser)
  let asked = 0
  let refused = 0
  let links = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/documents/pdf/contentCode')) links += 1
  })
  page.on('response', (response) => {
    if (response.url().includes('/objects/') && response.status() === 403) refused += 1
  })
  // After its first answer the server refuses the link, as it does when its time is over, until a new one is asked for.
  // Two links of one second are the same to the letter, so it is the asking that counts.
  await page.route('**/objects/**.pdf?*', (route) => {
    asked += 1
    if (asked === 1 || links > 1) return route.continue()
    const url = new URL(route.request().url())
    const signature = url.searchParams.get('signature') ?? ''
    url.searchParams.set('signature', signature.split('').reverse().join(''))
    return route.continue({ url: url.href })
  })
  await openAs(page, 'subscriber', 'astm', documentAt('ASTM|D9901-24'))
  await words(page, 1).waitFor({ state: 'attached' })
  await page.locator('.pdf-page-field input').fill('4')
  await page.keyboard.press('Enter')
  await words(page, 4).waitFor({ state: 'attached' })
  expect(refused).toBeGreaterThan(0)
  expect(links).toBe(2)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.context().close()
}, 60_000)
