import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser } from './support/browser.ts'
import { becomes } from './support/shown.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

const entry = (page: Page) => page.evaluate(() => [location.pathname, window.history.length, window.history.state.idx])
const favorites = (page: Page) => page.locator('.rail').getByRole('link', { name: 'Favorites' })
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 })

describe('a link of the page', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage(browser)
    await openAs(page, 'colleague', 'astm', '/notes')
    await heading(page, 'Notes').waitFor()
  }, 60_000)

  it('leads on in the page, is marked there, and adds an entry to the history once', async () => {
    const [, length, index] = await entry(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await favorites(page).click()
    await heading(page, 'Favorites').waitFor()
    await becomes(() => favorites(page).getAttribute('aria-current'), 'page')
    await favorites(page).click()
    await becomes(() => entry(page), ['/favorites', length + 1, index + 1])
    await page.goBack()
    await heading(page, 'Notes').waitFor()
    expect(await entry(page)).toEqual(['/notes', length + 1, index])
    await page.goForward()
    await heading(page, 'Favorites').waitFor()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  }, 60_000)

  it('opens in a tab of its own where the key for that is held', async () => {
    await page.goto(address('astm', '/notes'))
    await heading(page, 'Notes').waitFor()
    const opened = page.context().waitForEvent('page')
    await favorites(page).click({ modifiers: ['Control'] })
    const tab = await opened
    await tab.waitForURL(/\/favorites$/)
    expect(new URL(page.url()).pathname).toBe('/notes')
    await tab.close()
  }, 60_000)
})
