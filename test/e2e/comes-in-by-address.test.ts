import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectFrom } from '#scripts/network/connect-from.ts'
import { seriousFaults } from './support/axe.ts'
import { newPage, openBrowser } from './support/browser.ts'

let browser: Browser
const open: { close(): unknown }[] = []
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => Promise.all(open.map((one) => one.close())))

/** Opens a page whose connections come from another address of this machine. */
async function openFrom(localAddress: string): Promise<{ page: Page; origin: string }> {
  const network = await connectFrom({ to: Number(process.env.SITE_PORT), from: localAddress })
  const page = await newPage(browser, { bypassCSP: true })
  open.push(page.context(), network)
  return { page, origin: `http://demowl.localhost:${network.port}` }
}

it('a reader in a network of an account opens a deep link without signing in, signs out, and reads on', async () => {
  const { page, origin } = await openFrom('127.0.0.2')
  await page.goto(`${origin}/content-search/?content=LC%20107#top`)
  await page.locator('h1', { hasText: 'LC 107' }).waitFor()
  expect(page.url()).toBe(`${origin}/content-search/?content=LC%20107#top`)
  const menu = page.locator('.account-button')
  await menu.filter({ hasText: 'Springfield City Library' }).click()
  await page.getByRole('menuitem', { name: 'Sign in or register' }).waitFor()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.locator('h1', { hasText: 'You are signed out' }).waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Read on without signing in' }).click()
  await menu.waitFor()
}, 60_000)

it('a reader behind a proxy that nobody knows gets what its operator needs, and signs in on the way to where they were going', async () => {
  const { page, origin } = await openFrom('127.0.0.8')
  await page.goto(`${origin}/content-search/?content=LC%20107#top`)
  await page.locator('h1', { hasText: 'Your proxy is not set up' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/proxy-error')
  expect(await page.locator('main').textContent()).toContain('127.0.0.8')
  expect(await seriousFaults(page)).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  const setup = await text(await file.createReadStream())
  for (const part of [new URL(origin).host, '127.0.0.8', '@']) expect(setup).toContain(part)
  await page.getByRole('button', { name: 'Sign in another way' }).click()
  await page.waitForURL(`${origin}/content-search/?content=LC%20107#top`)
}, 60_000)

it('a reader in a network of two accounts chooses one of them', async () => {
  const { page, origin } = await openFrom('127.0.0.4')
  await page.goto(origin)
  await page.locator('h1', { hasText: 'Choose an account' }).waitFor()
  await page.getByRole('button', { name: /Northern Works/ }).click()
  await page.locator('.account-button', { hasText: 'Northern Works' }).waitFor()
}, 60_000)
