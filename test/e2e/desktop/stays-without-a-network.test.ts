import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser } from '../support/browser.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { serviceWorkers: 'allow' })
  await openAs(page, 'subscriber', 'demowl')
})
afterAll(() => browser.close())

const offlineLine = () => page.locator('.offline-line')
const setOffline = (offline: boolean) => page.context().setOffline(offline)

describe('a library without a network', () => {
  it('keeps the page, says why nothing comes, and opens what was asked for when the network is back', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await setOffline(true)
    await offlineLine().getByText('You are offline.').waitFor()
    await page.getByRole('link', { name: 'Favorites' }).first().click()
    await page.waitForURL('**/favorites')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    await setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor()
    await offlineLine().waitFor({ state: 'detached' })
  })

  it('opens its frame after a reload, says that there is no network, and goes on with it', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await setOffline(true)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
    expect(await page.locator('.header .brand').textContent()).toContain('Demo')
    await setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor()
  })

  it('keeps nothing that belongs to a person or a document', async () => {
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/')
    expect(kept.some((path) => /^\/assets\/icons-\w+\.svg$/.test(path))).toBe(true)
    expect(kept.filter((path) => !/^\/($|assets\/|i18n\/)/.test(path))).toEqual([])
    expect(page.url()).toBe(address('demowl', '/favorites'))
  })
})
