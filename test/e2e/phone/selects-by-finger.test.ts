import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { becomes } from '../support/shown.ts'
import { PHONE } from '../support/sizes.ts'

let browser: Browser
let page: Page
let client: CDPSession
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, PHONE)
  client = await page.context().newCDPSession(page)
  await openAs(page, 'subscriber', 'demowl', `/document/?contentcode=${encodeURIComponent('LUMC|LC-107-2018')}&page=3`)
}, 60_000)
afterAll(() => browser.close())

type Point = readonly [x: number, y: number]

async function openPdf(): Promise<Locator> {
  const pdf = page.getByRole('tab', { name: 'PDF' })
  if (await pdf.count()) await pdf.click()
  await page.locator('.page[data-page-number="3"] .textLayer span').first().waitFor({ state: 'attached' })
  await settled(page)
  const line = page.locator('.page[data-page-number="3"] .textLayer span[role="presentation"]', { hasText: /\w{5}/ }).nth(4)
  await line.scrollIntoViewIfNeeded()
  return line
}

async function middleOf(line: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await line.boundingBox()) ?? {}
  // A line that is enlarged is wider than the window.
  return [Math.min(Math.max(x + width / 2, 30), 360), y + height / 2]
}

const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point, timestamp?: number) => {
  const [x, y] = point ?? []
  const touchPoints = x === undefined || y === undefined ? [] : [{ x, y }]
  await client.send('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp !== undefined && { timestamp }) })
}
/** A finger does not wait until the page has answered: taps stay as quick on a slow machine. */
const tapTwice = async (point: Point) => {
  const now = Date.now() / 1000
  await Promise.all(
    [0, 0.15].flatMap((after) => [touch('touchStart', point, now + after), touch('touchEnd', undefined, now + after + 0.05)]),
  )
}
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0
const selected = () =>
  page.locator('.selected-words').evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().width)))

it('two taps enlarge small text and bring it back, and take no word', async () => {
  const line = await openPdf()
  const small = await heightOf(line)
  expect(small).toBeLessThan(12)
  await tapTwice(await middleOf(line))
  await becomes(async () => (await heightOf(line)) > small * 1.5, true)
  expect(await selected()).toEqual([])
  await tapTwice(await middleOf(line))
  await becomes(() => heightOf(line).then(Math.round), Math.round(small))
  expect(await selected()).toEqual([])
}, 90_000)

it('a long press on small text enlarges it and takes a word, whose ends are moved by handles: by finger and by key', async () => {
  const line = await openPdf()
  await touch('touchStart', await middleOf(line))
  await page.locator('.selected-words').first().waitFor()
  await touch('touchEnd')
  await becomes(async () => (await heightOf(page.locator('.selected-words').first())) >= 15, true)
  await becomes(() => page.locator('.mark-end').count(), 2)
  await page.getByRole('button', { name: 'Create compass point' }).waitFor()
  const [word = 0] = await selected()
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.mark-end[data-end="end"] > span').boundingBox()) ?? {}
  const grip: Point = [x + width / 2, y + height - 8]
  await touch('touchStart', grip)
  for (const away of [10, 30, 60]) await touch('touchMove', [grip[0] - away, grip[1] + 30])
  await touch('touchEnd')
  await becomes(async () => (await selected()).length, 2)
  const [first = 0, second = 0] = await selected()
  expect(first).toBeGreaterThan(word)
  await page.locator('.mark-end[data-end="end"]').press('ArrowRight')
  await becomes(async () => ((await selected())[1] ?? 0) > second, true)
}, 90_000)
