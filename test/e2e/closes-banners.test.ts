import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from './support/browser.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
}, 60_000)
afterAll(() => browser.close())

const days = { 'start-date': '2020-01-01', 'end-date': '2999-12-31' }
const TEXTS = { 'own.banner': 'Closed on Sunday', 'own.transferBanner': '<b>We move</b>' }

it('the banner of a library and that of a move are closed apart, for the session, and show markup as text', async () => {
  const waiting = page.waitForResponse('**/get-tenant-config-for-ui')
  await openAs(page, 'subscriber', 'demowl')
  const config = await (await waiting).json()
  const texts = Object.fromEntries(Object.entries(TEXTS).map(([key, en]) => [key, { in: { en } }]))
  const move = { text: 'own.transferBanner', link: 'https://example.org/move', ...days }
  const announced = { ...config, texts, banner: { text: 'own.banner', ...days }, 'transfer-banner': move }
  await page.route('**/get-tenant-config-for-ui', (route) => route.fulfill({ json: announced }))
  await page.goto(address('demowl'))
  const [closed, moved] = Object.values(TEXTS).map((text) => page.getByText(text, { exact: false }))
  await moved?.waitFor()
  expect(await closed?.isVisible()).toBe(true)
  await page.locator('.banner', { has: moved }).getByRole('button').click()
  await moved?.waitFor({ state: 'detached' })
  await page.goto(address('demowl', '/favorites'))
  await settled(page)
  expect([await closed?.isVisible(), await moved?.count()]).toEqual([true, 0])
}, 60_000)
