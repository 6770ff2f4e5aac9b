import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'

const MINE = 'D9901'
const CODE = 'ASTM|D9901-24'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
}, 60_000)
afterAll(() => browser.close())

it('a document of a tenant is found and read by its own people', async () => {
  await openAs(page, 'subscriber', 'astm', `/content-search/?content=${MINE}&stype=A`)
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('article').first().textContent()).toContain('ASTM D9901-24')
}, 60_000)

it('people of another tenant neither find it nor open it', async () => {
  await openAs(page, 'subscriber', 'awwa', `/content-search/?content=${MINE}&stype=D`)
  await settled(page)
  expect(await page.getByRole('article').count()).toBe(0)
  await page.goto(address('awwa', `/document/?contentcode=${encodeURIComponent(CODE)}`))
  await page.getByRole('heading', { name: 'Document not found' }).waitFor()
  expect(await page.locator('.pdfViewer .page').count()).toBe(0)
}, 60_000)

it('a session of one tenant is no session of another', async () => {
  await page.goto(address('cga', '/'))
  await page.waitForURL(/\/oidc\//)
}, 60_000)
