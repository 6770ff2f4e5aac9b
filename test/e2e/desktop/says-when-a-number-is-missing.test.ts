import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { holds } from '../support/shown.ts'

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
    expect(await page.locator('h1 .designation').textContent()).toBe('DEMOWL 104')
    await notice.locator('.nearest .designation').first().waitFor()
    expect(await notice.locator('.nearest .designation').allTextContents()).toEqual(['DEMOWL 101-2025'])
    await notice.locator('.wish button').waitFor()
    await notice.getByRole('link', { name: 'DEMOWL 101-2025' }).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('contentcode') === 'DEMOWL|101-2025')
    await page.locator('h1 .designation', { hasText: 'DEMOWL 101-2025' }).waitFor()
  }, 60_000)

  it('offers other words that find something, and they are links', async () => {
    await find('zqxwv drawings')
    await page.locator('.did-you-mean a').first().waitFor()
    expect(await page.locator('.did-you-mean a').allTextContents()).toEqual(['drawings'])
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
    expect(await page.locator('.suggestions li').count()).toBeGreaterThan(1)
    await page.locator('.no-results-actions .button').click()
    await page.getByRole('dialog').waitFor()
  }, 60_000)

  it('says how a slip of the keyboard was read, above what it found', async () => {
    await find('conrcete')
    expect(await page.locator('.corrected strong').textContent()).toBe('concrete')
    const [note, first] = await Promise.all([
      page.locator('.corrected').boundingBox(),
      page.getByRole('article').first().boundingBox(),
    ])
    expect(note?.y).toBeLessThan(first?.y ?? 0)
  }, 60_000)
})
