import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, settled } from './support/browser.ts'
import { drag } from './support/selecting.ts'
import { htmlWorld } from './support/selections/html-world.ts'
import { PAGE_NUMBER, type Point, pdfWorld, type SelectionWorld } from './support/selections/pdf-world.ts'
import { pageOfTexts, SELECTED_TEXTS, TEXT_KINDS, type TextKind } from './support/selections/selected-texts.ts'
import { becomes, hasFocus } from './support/shown.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

async function openPdf(page: Page): Promise<SelectionWorld> {
  const world = await pdfWorld(page)
  await openAs(
    page,
    'subscriber',
    'demowl',
    `/document/?contentcode=${encodeURIComponent('LUMC|LC-107-2018')}&page=${PAGE_NUMBER}`,
  )
  await page.locator(`.page[data-page-number="${PAGE_NUMBER}"] .textLayer span`).first().waitFor({ state: 'attached' })
  return world
}

async function openHtml(page: Page): Promise<SelectionWorld> {
  await page.route('**/*.html?*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageOfTexts() }))
  await openAs(page, 'subscriber', 'demowl', `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}#s1`)
  await page.frameLocator('.html-frame iframe').locator('table').waitFor()
  return htmlWorld(page)
}

describe.each([
  ['PDF', openPdf],
  ['HTML', openHtml],
])('in %s', (_, open) => {
  let page: Page
  let world: SelectionWorld
  let isClear = false
  /** Opens the text anew where a selection that failed may have left something behind. */
  beforeEach(async () => {
    if (isClear) return
    await page?.close()
    page = await newPage(browser, { viewport: { width: 1440, height: 1000 }, hasTouch: true })
    world = await open(page)
    await settled(page)
  }, 60_000)
  afterAll(() => page.close())

  const pointsOf = async (kind: TextKind): Promise<[Point, Point]> => {
    const { from, to, direction } = SELECTED_TEXTS[kind]
    const scroller = page.locator('.pdf-pages, .html-scroll').first()
    const [, y] = await world.pointOf(from, direction)
    await scroller.evaluate((text, by) => text.scrollBy(0, by), y - 420)
    return [await world.pointOf(from, direction), await world.pointOf(to, direction)]
  }
  const WAYS = {
    'a drag': ([from, to]: [Point, Point]) => drag(page, from, to),
    async keys([from]: [Point, Point], kind: TextKind) {
      await page.mouse.dblclick(...from)
      await becomes(async () => (await world.marked()) !== '', true)
      await page.keyboard.press('c')
      await page.locator('.text-caret').waitFor()
      for (const key of SELECTED_TEXTS[kind].keys) await page.keyboard.press(key)
    },
    'a finger': ([from, to]: [Point, Point]) => world.selectByFinger(from, to),
  }
  const CELLS = Object.keys(WAYS).flatMap((way) => TEXT_KINDS.map((kind) => [way as keyof typeof WAYS, kind] as const))

  it.each(CELLS)('%s over %s selects what it goes over: mark, copy and quote are the same', async (way, kind) => {
    const { quote } = SELECTED_TEXTS[kind]
    isClear = false
    await WAYS[way](await pointsOf(kind), kind)
    await becomes(world.marked, quote.replaceAll(' | ', ' '))
    expect(await world.copied()).toBe(quote)
    const create = page.getByRole('button', { name: 'Create compass point' })
    await create.waitFor()
    await (way === 'keys' ? page.keyboard.press('a') : create.click())
    const form = page.locator('.annotation', { has: page.locator('.point-form') })
    expect(await form.locator('.point-quote').textContent()).toBe(quote)
    await page.getByRole('button', { name: 'Cancel' }).first().click()
    await form.waitFor({ state: 'detached' })
    // Whoever gives a point up goes on in the text, by keys too.
    await hasFocus(page.locator('.pdf-pages, .html-scroll').first())
    if (way === 'keys') await page.keyboard.press('Escape')
    await page.locator('.text-caret').waitFor({ state: 'detached' })
    await becomes(world.marked, '')
    isClear = true
  })
})
