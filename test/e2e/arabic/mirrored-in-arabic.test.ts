import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled, speak } from '../support/browser.ts'
import { chooseView } from '../support/reader.ts'

const DOCUMENT = `/document/?contentcode=${encodeURIComponent('UEFM|TR-7008-14-2019-AMD-2-2021-COR-1-22')}`
const DESIGNATION = 'UEFM-TR 7008-14:2019/AMD 2:2021/COR 1:22'

let browser: Browser
let english: Page
let arabic: Page
beforeAll(async () => {
  browser = await openBrowser()
  english = await newPage(browser)
  arabic = await newPage(browser)
  await speak(arabic, 'ar')
  await openAs(english, 'company', 'demowl')
  await openAs(arabic, 'company', 'demowl')
}, 90_000)
afterAll(() => browser.close())

/** The free space on either side of a part, in its window. */
async function margins(part: Locator) {
  const box = await part.boundingBox()
  const width = part.page().viewportSize()?.width ?? 0
  if (!box) throw new Error('it is not shown')
  return { left: box.x, right: width - box.x - box.width }
}

async function open(path: string) {
  await Promise.all([english, arabic].map((page) => page.goto(address('demowl', path)).then(() => settled(page))))
}

/** Beginning and end of a text that is shown, from left to right. */
const runsLeftToRight = (part: Locator) =>
  part.evaluate((element) => {
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const text = walker.nextNode() as Text
    const placeOf = (start: number) => {
      const range = element.ownerDocument.createRange()
      range.setStart(text, start)
      range.setEnd(text, start + 1)
      return range.getBoundingClientRect().left
    }
    return placeOf(0) < placeOf(text.length - 1)
  })

it.each([
  ['the brand, the menu and the first card of the home page', '/', ['.brand', '.rail', '.home .designation']],
  ['a result', '/content-search/?content=&stype=A', ['article .designation']],
  ['the way out of a document', DOCUMENT, ['.reading-back']],
])(
  '%s: on the other side',
  async (_, path, selectors) => {
    await open(path)
    for (const selector of selectors) {
      const [plain, mirrored] = await Promise.all([english, arabic].map((page) => margins(page.locator(selector).first())))
      if (!plain || !mirrored) throw new Error(`${selector} is not shown in both`)
      expect(plain.left).toBeLessThan(plain.right)
      expect(Math.abs(mirrored.right - plain.left)).toBeLessThanOrEqual(20)
    }
  },
  60_000,
)

it('a designation reads left to right, whole, in the name of a document and in its details', async () => {
  await arabic.goto(address('demowl', DOCUMENT))
  await chooseView(arabic, 'تفاصيل الوثيقة', 'ar')
  for (const part of [arabic.locator('h1 .designation'), arabic.locator('.reader-panel .record-facts dd .designation')]) {
    await part.waitFor()
    expect(await part.textContent()).toBe(DESIGNATION)
    expect(await runsLeftToRight(part)).toBe(true)
    expect(await part.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  }
  const cell = arabic.locator('.reader-panel .record-facts dd', { has: arabic.locator('.designation') })
  expect(await cell.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
}, 60_000)

it('a title in another script stands where the page begins', async () => {
  await arabic.goto(address('demowl', DOCUMENT))
  const title = arabic.locator('.reading-name .document-title')
  await arabic.locator('.reader-tools').waitFor()
  const style = await title.evaluate((element) => {
    const { textAlign, unicodeBidi } = getComputedStyle(element)
    return { textAlign, unicodeBidi }
  })
  expect(style).toEqual({ textAlign: 'right', unicodeBidi: 'plaintext' })
}, 60_000)

it.each([1280, 390])(
  'a quote is cut at its own end, %d px wide',
  async (width) => {
    await arabic.setViewportSize({ width, height: 900 })
    await arabic.goto(address('demowl', '/content-search/?content=light'))
    const quotes = arabic.locator('.card-found [dir="auto"]')
    await quotes.first().waitFor()
    const boxes = await quotes.evaluateAll((all) =>
      all.map((quote) => {
        const { direction, display, overflow, textAlign } = getComputedStyle(quote)
        return { direction, overflow, textAlign, isBox: display !== 'inline' }
      }),
    )
    expect(boxes.length).toBeGreaterThan(2)
    for (const box of boxes) expect(box).toEqual({ direction: 'ltr', overflow: 'hidden', textAlign: 'start', isBox: true })
    await arabic.setViewportSize({ width: 1280, height: 900 })
  },
  60_000,
)
