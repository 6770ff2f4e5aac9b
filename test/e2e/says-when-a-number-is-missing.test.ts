import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { SearchResults } from '#contract/search.ts'
import { address, changeAnswer, newPage, openAs, openBrowser, settled, speak } from './support/browser.ts'

const SEARCH = '**/api/documents/search?*'
const NOTHING = { count: 0, documents: [], nextPageFlag: false }
const near = (number: number) => ({
  contentCode: `DEMOWL|${number}-2025`,
  designationNo: `DEMOWL ${number}:2025`,
  documentTitle: `Document ${number}`,
})

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close(), 30_000)

describe.each([
  ['on a desktop, in English', 'en', {}],
  ['on a phone, in Arabic', 'ar', { viewport: { width: 390, height: 844 } }],
] as const)('%s', (_, language, size) => {
  let page: Page
  beforeAll(async () => {
    page = await newPage(browser, size)
    await speak(page, language)
    await openAs(page, 'subscriber', 'demowl')
  }, 60_000)
  beforeEach(() => page.unroute(SEARCH))

  async function find(text: string, answer: Partial<SearchResults>) {
    await page.route(SEARCH, (route) => route.fulfill({ json: { ...NOTHING, ...answer } }))
    await page.goto(address('demowl', `/content-search/?content=${encodeURIComponent(text)}`))
    await settled(page)
  }

  it('says so, names the nearest and leads to them, and offers to tell', async () => {
    await find('DEMOWL 104', { missing: { designationNo: 'DEMOWL 104', nearest: [near(101), near(102)] } })
    const notice = page.locator('.missing')
    expect(await notice.locator('.state-title .designation').textContent()).toBe('DEMOWL 104')
    expect(await notice.locator('.nearest .designation').allTextContents()).toEqual(['DEMOWL 101:2025', 'DEMOWL 102:2025'])
    await notice.locator('.wish button').waitFor()
    await notice.getByRole('link', { name: 'DEMOWL 101:2025' }).click()
    await page.waitForURL((url) => url.searchParams.get('contentcode') === 'DEMOWL|101-2025')
    await page.locator('h1 .designation').waitFor()
  }, 60_000)

  it('offers other words that find something, and they are links', async () => {
    await find('conrcete', { didYouMean: ['concrete', 'concrete pipe'] })
    expect(await page.locator('.did-you-mean a').allTextContents()).toEqual(['concrete', 'concrete pipe'])
    await page.unroute(SEARCH)
    await page.locator('.did-you-mean a').first().click()
    await page.waitForURL((url) => url.searchParams.get('content') === 'concrete')
    await page.getByRole('article').first().waitFor()
    expect(await page.locator('#search-box').inputValue()).toBe('concrete')
  }, 60_000)

  it('says once that nothing is found, cuts a long text, and lets people tell what they wanted', async () => {
    const long = 'x'.repeat(600)
    await find(long, {})
    expect(await page.locator('h1').textContent()).toContain(`${'x'.repeat(500)}…`)
    expect(await page.getByText('xxxx').count()).toBe(1)
    expect(await page.locator('.suggestions li').count()).toBeGreaterThan(2)
    await page.locator('.no-results-actions .button').click()
    await page.getByRole('dialog').waitFor()
  }, 60_000)

  it('says how a slip of the keyboard was read, above what it found', async () => {
    await changeAnswer<SearchResults>(page, SEARCH, (answer) => {
      answer.correctedKeywords = 'concrete'
    })
    await page.goto(address('demowl', '/content-search/?content=concrete%20'))
    await settled(page)
    expect(await page.locator('.corrected strong').textContent()).toBe('concrete')
    const [note, first] = await Promise.all([
      page.locator('.corrected').boundingBox(),
      page.getByRole('article').first().boundingBox(),
    ])
    expect(note?.y).toBeLessThan(first?.y ?? 0)
  }, 60_000)
})
