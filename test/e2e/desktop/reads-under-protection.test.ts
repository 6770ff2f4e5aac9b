import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { printedWords } from '../support/printed-words.ts'

const DOCUMENT = `/document/?contentcode=${encodeURIComponent('ASTM|D9901-24')}`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

it('somebody with protected viewing reads without the frame of the site, and searches the subscription alone', async () => {
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
  await page.goto(address('astm', '/content-search/?content=steel'))
  await page.waitForURL((url) => url.pathname === '/mysubscription-search/' && url.searchParams.get('content') === 'steel')
  await page.context().close()
}, 60_000)

const BOTH = `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}`
const SHEET = /Ladders hang from a stile on three hooks/

it('the browser’s own print has the text of the HTML and a line about it, and nothing of the page around it', async () => {
  const page = await newPage(browser)
  await openAs(page, 'subscriber', 'demowl', `${BOTH}#s1`)
  await page.frameLocator('.html-frame iframe').locator('table').first().waitFor()
  await settled(page)
  await page.locator('.reader-bar-end').getByRole('button', { name: 'More', exact: true }).click()
  await page.locator('.popover-list').waitFor()
  const words = await printedWords(page)
  expect(words).toMatch(SHEET)
  expect(words.startsWith('Lectern Demonstration Library · ')).toBe(true)
  expect(words).toContain(String(new Date().getFullYear()))
  expect(words).toContain(address('demowl', BOTH))
  expect(words).not.toContain('Cite')
  expect(await page.locator('.paper').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'PDF' }).click()
  await page.locator('.pdfViewer .page[data-loaded]').first().waitFor()
  expect(await printedWords(page)).toBe('To print this document, use Print in the bar above its text.')
  await page.context().close()
}, 60_000)

it('under protection the browser’s own print has nothing of the text', async () => {
  const page = await newPage(browser)
  await openAs(page, 'drm', 'demowl', `${BOTH}#s1`)
  await page.frameLocator('.html-frame iframe').locator('table').first().waitFor()
  await settled(page)
  expect(await printedWords(page)).toBe('It is protected: your access is for reading on screen only.')
  await page.context().close()
}, 60_000)
