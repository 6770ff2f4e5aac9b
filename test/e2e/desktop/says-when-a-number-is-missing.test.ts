import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { becomes, holds } from '../support/shown.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

describe('a search for what the library has not', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage(browser)
    await openAs(page, 'subscriber', 'demowl')
  }, 60_000)

  async function find(text: string) {
    await page.goto(address('demowl', `/content-search/?content=${encodeURIComponent(text)}`))
    await page.locator('.search-head').waitFor()
    await settled(page)
  }

  it('says so, names the nearest and leads to them, and offers to tell', async () => {
    await find('DEMOWL 104')
    const notice = page.locator('.missing')
    await becomes(() => page.locator('h1 .designation').textContent(), 'DEMOWL 104')
    await becomes(() => notice.locator('.nearest .designation').allTextContents(), ['DEMOWL 101-2025'])
    await notice.locator('.wish button').waitFor()
    await notice.getByRole('link', { name: 'DEMOWL 101-2025' }).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('contentcode') === 'DEMOWL|101-2025')
    await page.locator('h1 .designation', { hasText: 'DEMOWL 101-2025' }).waitFor()
  }, 60_000)

  it('offers other words that find something, and they are links', async () => {
    await find('zqxwv drawings')
    await becomes(() => page.locator('.did-you-mean a').allTextContents(), ['drawings'])
    await page.locator('.did-you-mean a').press('Enter')
    await page.waitForURL((url) => url.searchParams.get('content') === 'drawings')
    await page.getByRole('article').first().waitFor()
    await holds(page, 'drawings')
  }, 60_000)

  it('says once that nothing is found, cuts a long text, and lets people tell what they wanted', async () => {
    const long = 'x'.repeat(600)
    await find(long)
    await page.locator('.suggestions li').first().waitFor()
    expect(await page.locator('h1').textContent()).toContain(`${'x'.repeat(500)}…`)
    expect(await page.getByText('xxxx').count()).toBe(1)
    await page.locator('.suggestions li').nth(1).waitFor()
    await page.locator('.no-results-actions .button').click()
    await page.getByRole('dialog').waitFor()
  }, 60_000)

  it('says how a slip of the keyboard was read, above what it found', async () => {
    await find('conrcete')
    await becomes(() => page.locator('.corrected strong').textContent(), 'concrete')
    const [note, first] = await Promise.all([
      page.locator('.corrected').boundingBox(),
      page.getByRole('article').first().boundingBox(),
    ])
    expect(note?.y).toBeLessThan(first?.y ?? 0)
  }, 60_000)
})
