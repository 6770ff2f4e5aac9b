import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from './support/browser.ts'
import { becomes } from './support/shown.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { bypassCSP: true })
  await openAs(page, 'subscriber', 'demowl')
}, 60_000)
afterAll(() => page.context().close())

/** Texts of the page that are larger than their lines, or than the box that they stand in: they lie on each other, or are cut. */
const crowdedTexts = () =>
  page.locator('header *, main :not(.textLayer *, sub, sup)').evaluateAll((parts) =>
    parts
      .filter((part) => [...part.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()))
      .filter((part) => {
        const { fontSize, lineHeight, display } = getComputedStyle(part)
        const { width, height } = part.getBoundingClientRect()
        const size = Number.parseFloat(fontSize)
        // Words for screen readers alone are a pixel high.
        if (width <= 1 || height <= 1) return false
        return Number.parseFloat(lineHeight) < size || (display !== 'inline' && height < size)
      })
      .map((part) => part.textContent),
  )

it.each([
  ['rows and filters', '/content-search/?content=light', 'article.card'],
  ['the bar of a text', `/document/?contentcode=${encodeURIComponent('LUMC|LC-107-2018')}`, '.reader-tools'],
  ['the home page', '/', 'main h1'],
])(
  '%s have room for text of twice the size, and so has the search box',
  async (_, path, shown) => {
    await page.goto(address('demowl', path))
    await page.locator(shown).first().waitFor()
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await settled(page)
    await becomes(crowdedTexts, [])
    expect((await page.locator('#search-box').boundingBox())?.width).toBeGreaterThan(60)
  },
  60_000,
)

it.each([1280, 1920])(
  'a status is whole at twice the size of text, %d px wide',
  async (width) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address('demowl', '/content-search/?content=light'))
    await page.locator('article.card').first().waitFor()
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await settled(page)
    const cut = () =>
      page
        .locator('.card-standing')
        .evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent))
    await becomes(cut, [])
  },
  60_000,
)
