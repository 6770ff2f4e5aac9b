import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openBrowser, settled, signIn } from '../support/browser.ts'
import { hasFocus } from '../support/shown.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
}, 60_000)
afterAll(() => browser.close())

describe('somebody who signs in finds a document and reads it', () => {
  it('signs in as a seeded person and is greeted', async () => {
    await signIn(page, 'subscriber', 'astm')
    await page.getByText('Sana').first().waitFor()
  }, 60_000)

  it('searches from the header and gets results', async () => {
    await page.locator('#search-box').waitFor()
    await settled(page)
    await page.keyboard.press('/')
    await hasFocus(page.locator('#search-box'))
    await page.keyboard.type('requirements')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/content-search\//)
    await page.getByRole('article').nth(2).waitFor()
  }, 60_000)

  it('opens a document of its own publisher and sees the first page of its PDF', async () => {
    await page.goto(page.url().replace(/content-search.*/, 'mysubscription-search/?content=&stype=MYSUBSCRIPTION'))
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL(/contentcode=/i)
    await page.locator('.textLayer span[role="presentation"]').first().waitFor()
    expect(await page.locator('.pdfViewer .page').count()).toBeGreaterThan(0)
  }, 60_000)

  it('signs out', async () => {
    await page.getByRole('button', { name: /account/i }).click()
    await page.getByRole('menuitem', { name: /sign out/i }).click()
    await page.waitForURL(/\/oidc\//)
  }, 60_000)
})
