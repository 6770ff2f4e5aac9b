import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { copied, drag, readShownWords, type ShownWords } from '../support/selecting.ts'
import { becomes } from '../support/shown.ts'

const documentOf = (code: string) => `/document/?contentcode=${encodeURIComponent(code)}`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

async function openPdf(person: string, code: string, number: number): Promise<ShownWords> {
  page = await newPage(browser, { viewport: { width: 1440, height: 900 } })
  await openAs(page, person, 'demowl', `${documentOf(code)}&page=${number}`)
  await page.locator(`.page[data-page-number="${number}"] .textLayer span`).first().waitFor({ state: 'attached' })
  await settled(page)
  return readShownWords(page)
}

/** Begins a point at the selection and returns its quote before it is saved; nothing is kept. */
async function quoteBeforeSaving(): Promise<string> {
  await page.getByRole('button', { name: 'Create compass point' }).waitFor()
  await page.keyboard.press('a')
  const quote = (await page.locator('.point-quote').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  return quote
}

/** Drops the selection by a press on the pages, and tells whether its acts are gone with the next frames. */
const dropsActs = (): Promise<boolean> =>
  page.evaluate(async () => {
    const sheet = document.querySelector('.pdfViewer .page[data-loaded]')
    for (const type of ['pointerdown', 'pointerup']) sheet?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }))
    for (const _ of ['made', 'drawn']) await new Promise(requestAnimationFrame)
    return document.querySelector('.selection-bar') === null
  })

const wordsFrom = ({ text }: ShownWords, first: number, count: number): string =>
  Array.from({ length: count }, (_, at) => text(first + at)).join(' ')

/** Scrolls a word to the middle of the window. */
async function bringIn({ pointOf, pageOf }: ShownWords, word: number): Promise<void> {
  await page.locator(`.page[data-page-number="${pageOf(word)}"]`).evaluate((sheet) => sheet.scrollIntoView())
  const [, y] = await pointOf(word)
  await page.locator('.pdf-pages').evaluate((pages, by) => pages.scrollBy(0, by), y - 400)
  await page
    .locator(`.page[data-page-number="${pageOf(word)}"] .textLayer span`)
    .first()
    .waitFor({ state: 'attached' })
}

it('a drag over lines of an Arabic PDF, and down a column of its table, is marked and copied alike', async () => {
  const words = await openPdf('company', 'MIM|214-2024-AR', 3)
  const lines = words.answer.pages[2]?.lines ?? []
  const at = lines.findIndex(({ spans }, nth) => spans.length > 10 && (lines[nth + 1]?.spans.length ?? 0) > 10)
  const first = lines[at]?.first ?? 0
  const last = (lines[at + 1]?.first ?? 0) + 1
  await bringIn(words, first)
  // From the start of a word, which is its right end, to the end of another one in the next line.
  await drag(page, await words.pointOf(first + 1, 0.97), await words.pointOf(last, 0.03))
  const expected = wordsFrom(words, first + 1, last - first)
  await becomes(words.marked, expected)
  expect(await copied(page)).toBe(expected)
  const all = words.answer.pages.flatMap(({ cells }) => cells)
  const { table } = all.find(({ row, column }) => row === 2 && column === 1) ?? {}
  const cells = [0, 1, 2].flatMap((row) => all.filter((one) => one.table === table && one.column === 1 && one.row === row))
  expect(cells).toHaveLength(3)
  const texts = cells.map((cell) => wordsFrom(words, cell.first, cell.end - cell.first))
  await bringIn(words, cells[0]?.first ?? 0)
  await drag(page, await words.pointOf(cells[0]?.first ?? 0), await words.pointOf(cells[2]?.first ?? 0))
  await becomes(words.marked, texts.join(' '))
  expect(await copied(page)).toBe(texts.join(' | '))
}, 90_000)

it('a point is made in a PDF by keys alone, and a drag goes over a page break without its running lines', async () => {
  const words = await openPdf('subscriber', 'LUMC|LC-107-2018', 3)
  await page.keyboard.press('c')
  await page.locator('.text-caret').waitFor()
  for (const key of ['ArrowDown', 'Control+ArrowRight', 'Shift+Control+ArrowRight', 'Shift+ArrowDown'])
    await page.keyboard.press(key)
  await page.locator('.caret-words', { hasText: 'Selected: ' }).waitFor({ state: 'attached' })
  await becomes(async () => (await words.marked()).split(' ').length > 3, true)
  const marked = await words.marked()
  expect(await quoteBeforeSaving()).toBe(marked)
  const next = words.answer.pages[3]?.lines[0]?.first ?? 0
  const last = words.answer.pages[2]?.lines.filter((line) => line.first < next).at(-1)?.first ?? 0
  await bringIn(words, last)
  await drag(page, await words.pointOf(last), await words.pointOf(next + 1))
  await becomes(async () => (await words.marked()).startsWith(words.text(last)), true)
  const over = await copied(page)
  expect(over.startsWith(words.text(last)) && over.endsWith(wordsFrom(words, next, 2))).toBe(true)
  expect(over).not.toMatch(/Page \d|Lumen Convention/)
  // Words that are selected no longer have no acts: a click that follows at once would be theirs.
  await page.locator('.selection-bar').waitFor()
  expect(await dropsActs()).toBe(true)
}, 90_000)

it('in HTML a drag takes whole words, a column takes its cells, and keys select and create', async () => {
  page = await newPage(browser, { viewport: { width: 1440, height: 900 } })
  await openAs(page, 'subscriber', 'demowl', `${documentOf('DEMOWL|101-2025')}#s1`)
  const frame = page.frameLocator('.html-frame iframe')
  const passage = frame.locator('p', { hasText: 'portable ladders' }).first()
  await passage.waitFor()
  await settled(page)
  const box = (await passage.boundingBox()) ?? { x: 0, y: 0 }
  await drag(page, [box.x + 61, box.y + 14], [box.x + 197, box.y + 14])
  const text = ` ${((await passage.textContent()) ?? '').replace(/\s+/g, ' ').trim()} `
  const quote = await quoteBeforeSaving()
  expect(quote.split(' ').length).toBeGreaterThan(1)
  expect(text).toContain(` ${quote} `)
  const cell = (row: number) => frame.locator('table').first().locator('tr').nth(row).locator('th, td').nth(1)
  await cell(0).scrollIntoViewIfNeeded()
  const texts = await Promise.all(
    [0, 1, 2].map(async (row) => ((await cell(row).textContent()) ?? '').replace(/\s+/g, ' ').trim()),
  )
  const middle = async (row: number) => {
    const { x = 0, y = 0, height = 0 } = (await cell(row).boundingBox()) ?? {}
    return [x + 18, y + height / 2] as const
  }
  await drag(page, await middle(0), await middle(2))
  await becomes(() => page.locator('.selected-words').count(), 3)
  expect(await quoteBeforeSaving()).toBe(texts.join(' | '))
  await page.locator('.html-scroll').focus()
  await page.keyboard.press('c')
  await page.locator('.text-caret').waitFor()
  for (const key of ['Control+Home', 'Shift+Control+ArrowRight', 'Shift+Control+ArrowRight']) await page.keyboard.press(key)
  await page.locator('.caret-words', { hasText: 'Selected: ' }).waitFor({ state: 'attached' })
  expect((await quoteBeforeSaving()).split(' ')).toHaveLength(2)
}, 90_000)
