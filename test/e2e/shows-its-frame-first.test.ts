import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, speak } from './support/browser.ts'
import { becomes } from './support/shown.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

const SEARCH = '/content-search/?content=*&stype=A'
const TEXT = '/document/?contentcode=ASTM%7CD9901-24'

/** Opens an address and holds every script but the one that runs before the first paint, until it is released. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!paint)[^/]+\.js$/, (route) => held.then(() => route.fallback()))
  await page.goto(address('astm', path), { waitUntil: 'commit' })
  await page.locator('.frame-bar').waitFor()
  return release
}

async function openedPage(options: BrowserContextOptions, path: string): Promise<Page> {
  const page = await newPage(browser, options)
  await openAs(page, 'colleague', 'astm', path)
  await page.locator('.header').waitFor()
  return page
}

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(([element]) => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return [x, y, width, height].map(Math.round)
  })

describe('the frame of the page, before any of its scripts runs', () => {
  it.each([
    [{ width: 1440, height: 900 }, '/'],
    [{ width: 1440, height: 900 }, SEARCH],
    [{ width: 1024, height: 800 }, SEARCH],
    [{ width: 1440, height: 900 }, TEXT],
    [{ width: 1024, height: 800 }, TEXT],
    [{ width: 390, height: 800 }, '/'],
    [{ width: 390, height: 800 }, SEARCH],
  ])(
    'stands at %j of %s where the page stands',
    async (viewport, path) => {
      const page = await openedPage({ viewport }, path)
      const release = await openHeld(page, path)
      const parts = ['bar', 'monogram', 'rail']
      const drawn = await Promise.all(parts.map((part) => boxOf(page, `.frame-${part}`)))
      expect(drawn[0]?.[3]).toBeGreaterThan(40)
      release()
      await page.locator('.header .monogram').waitFor()
      await becomes(() => Promise.all(['.header', '.header .monogram', '.rail'].map((part) => boxOf(page, part))), drawn)
      expect(await page.locator('.frame').isVisible()).toBe(false)
    },
    60_000,
  )

  it('has the names and colours of the tenant and the direction of the language, for who was never here', async () => {
    const page = await newPage(browser, { colorScheme: 'dark' })
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await speak(page, 'ar', 'astm')
    const release = await openHeld(page, '/document/?id=none')
    const look = await page.evaluate(() => {
      const contentOf = (part: string) => getComputedStyle(document.querySelector(part) as Element, '::before').content
      const { dir, lang } = document.documentElement
      const monogram = getComputedStyle(document.querySelector('.frame-monogram') as Element).backgroundColor
      const ground = getComputedStyle(document.body).backgroundColor
      return { dir, lang, name: contentOf('.frame-name'), sign: contentOf('.frame-monogram'), monogram, ground }
    })
    expect(look).toEqual({
      dir: 'rtl',
      lang: 'ar',
      name: '"ASTM Standards Library"',
      sign: '"ASTM"',
      monogram: 'rgb(110, 168, 255)',
      ground: 'rgb(19, 21, 24)',
    })
    expect(await page.locator('.frame-sheet').isVisible()).toBe(true)
    expect(faults).toEqual([])
    release()
  }, 60_000)

  it('stays while the person is being asked for, and goes when there is a page', async () => {
    const page = await openedPage({}, SEARCH)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/account', (route) => held.then(() => route.fallback()))
    await page.reload()
    await page.locator('#root [data-framed]').waitFor({ state: 'attached' })
    expect(await page.locator('.frame-bar').isVisible()).toBe(true)
    release()
    await page.locator('.header').waitFor()
    await page.locator('.frame').waitFor({ state: 'hidden' })
  }, 60_000)
})
