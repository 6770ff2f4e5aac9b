import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, rested } from '../support/browser.ts'
import { searchByMeaning } from '../support/meaning.ts'
import { hasFocus } from '../support/shown.ts'

const SEARCH = '/content-search/?content=readable&editions=all'
const QUESTION = 'how long must superseded drawings be kept'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'subscriber', 'demowl', SEARCH)
}, 60_000)
afterAll(() => browser.close())

/** By the name of its heading: cards name the other editions of their document too. */
const hit = (designation: string) => page.getByRole('heading', { level: 2, name: designation }).getByRole('link')
const marks = () => page.locator('.textLayer .highlight')

/** Until the first of the words is seen; never, where it stays outside. */
async function seenInFrame() {
  const place = page.locator('.html-scroll')
  const first = page.frameLocator('.html-frame iframe').locator('mark').first()
  await first.waitFor()
  // It is scrolled there once the document is laid out.
  for (;;) {
    const [outer, inner] = await Promise.all([place.boundingBox(), first.boundingBox()])
    if (outer && inner && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height) return
    await page.waitForTimeout(100)
  }
}

it('a hit in the full text opens at its page with the words marked, and steps go on from there', async () => {
  await page.goto(address('demowl', SEARCH))
  await hit('DEMOWL 220-2022').click()
  await marks().first().waitFor({ state: 'attached' })
  await hasFocus(page.getByRole('heading', { level: 1 }))
  expect(await marks().first().textContent()).toMatch(/readable/i)
  await page.waitForURL((url) => url.searchParams.has('page'))
  const shown = new URL(page.url()).searchParams.get('page')
  await page.locator(`.pdfViewer .page[data-page-number="${shown}"] .highlight`).first().waitFor({ state: 'attached' })
  const steps = page.locator('.document-hits')
  const before = await steps.locator('span').first().textContent()
  await steps.getByRole('button', { disabled: false }).last().click()
  await page.waitForFunction((was) => document.querySelector('.document-hits span')?.textContent !== was, before)
}, 60_000)

it('one that is HTML alone is found by what only its text says, and opens at the first of the words', async () => {
  await page.goto(address('demowl', SEARCH))
  await hit('DEMOWL 220-2012').click()
  await page.waitForURL((url) => url.searchParams.get('contentcode') === 'DEMOWL|220-2012')
  expect(new URL(page.url()).searchParams.get('q')).toBe('readable')
  await seenInFrame()
  expect(await page.frameLocator('.html-frame iframe').locator('mark').first().textContent()).toMatch(/^readable$/i)
}, 60_000)

it('so does one that was found by meaning', async () => {
  await searchByMeaning(page, QUESTION)
  await hit('DEMOWL 220-2022').click()
  await marks().first().waitFor({ state: 'attached' })
}, 120_000)

it('Back brings the list back at its place', async () => {
  await page.goto(address('demowl', '/content-search/?content=*'))
  await rested(page)
  await page.getByRole('article').last().getByRole('link').first().focus()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/document\//)
  await page.locator('h1 .designation').waitFor()
  await page.goBack()
  await page.getByRole('article').first().waitFor()
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 40, place)
}, 60_000)
