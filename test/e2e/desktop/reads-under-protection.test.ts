import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'

const DOCUMENT = `/document/?contentcode=${encodeURIComponent('ASTM|D9901-24')}`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

it('somebody with protected viewing reads without the frame of the site, and does not search all content', async () => {
  const page = await newPage(browser)
  await openAs(page, 'drm', 'astm', DOCUMENT)
  await page.locator('.pdfViewer .page').first().waitFor()
  await page.waitForURL((url) => url.pathname === '/document-view/')
  await page.getByText('Protected: reading only').waitFor()
  await settled(page)
  expect(await page.getByRole('navigation').count()).toBe(0)
  await page.keyboard.press('Control+p')
  await page.getByRole('dialog', { name: 'This document cannot be printed' }).getByText('on screen only').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Home' }).click()
  await page.locator('#search-box').waitFor()
  await page.goto(address('astm', '/content-search/'))
  await page.getByText('You are not authorized to access this page.').waitFor()
  await page.context().close()
}, 60_000)
