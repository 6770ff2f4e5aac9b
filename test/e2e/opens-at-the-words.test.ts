import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { SearchResults } from '#contract/search.ts'
import { address, newPage, openAs, openBrowser, settled } from './support/browser.ts'

const SEARCH = '/content-search/?content=readable'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'subscriber', 'demowl', SEARCH)
}, 60_000)
afterAll(() => browser.close(), 30_000)

const hit = (designation: string) => page.getByRole('article').filter({ hasText: designation }).getByRole('link').first()
const marks = () => page.locator('.textLayer .highlight')

async function isInFrame() {
  const frame = page.locator('.html-frame iframe')
  const first = page.frameLocator('.html-frame iframe').locator('mark').first()
  await first.waitFor()
  await page.waitForTimeout(500)
  const [outer, inner] = await Promise.all([frame.boundingBox(), first.boundingBox()])
  if (!outer || !inner) throw new Error('both are shown')
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
}

it('a hit in the full text opens at its page with the words marked, and steps go on from there', async () => {
  await page.goto(address('demowl', SEARCH))
  await hit('DEMOWL 220-2022').click()
  await marks().first().waitFor({ state: 'attached' })
  expect(await marks().first().textContent()).toMatch(/readable/i)
  const shown = new URL(page.url()).searchParams.get('page')
  await page.locator(`.pdfViewer .page[data-page-number="${shown}"] .highlight`).first().waitFor({ state: 'attached' })
  const steps = page.locator('.document-hits')
  const before = await steps.locator('span').first().textContent()
  await steps.getByRole('button', { disabled: false }).last().click()
  await page.waitForFunction((was) => document.querySelector('.document-hits span')?.textContent !== was, before)
}, 60_000)

it('one that is HTML alone opens at the first of the words', async () => {
  await page.goto(address('demowl', `/document/?contentcode=${encodeURIComponent('DEMOWL|220-2012')}&page=1&q=readable`))
  expect(await isInFrame()).toBe(true)
}, 60_000)

it('so does one that was found by meaning', async () => {
  const answered = page.waitForResponse((response) => response.url().includes('/api/documents/search?'))
  await page.goto(address('demowl', SEARCH))
  const found = (await (await answered).json()) as SearchResults
  await page.route('**/api/semantic-search/v1/query*', (route) => route.fulfill({ json: found }))
  await page.goto(address('demowl', '/semantic-search/?content=readable'))
  await hit('DEMOWL 220-2022').click()
  await marks().first().waitFor({ state: 'attached' })
}, 60_000)

it('Back brings the list back at its place', async () => {
  await page.goto(address('demowl', '/content-search/?content=*'))
  await settled(page)
  const last = page.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await last.getByRole('link').first().click()
  await page.locator('h1').first().waitFor()
  await page.goBack()
  await page.getByRole('article').first().waitFor()
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 40, place)
}, 60_000)
