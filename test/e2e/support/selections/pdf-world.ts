import type { Page } from 'playwright-core'
import type { WordsOfPages, WordsOnPage } from '#contract/documents/page-words.ts'
import { presentWords } from '#functions/areas/documents/clauses/present-words.ts'
import { copied } from '../selecting.ts'
import { type Direction, type InWord, placedText, SELECTED_PAGE } from './selected-texts.ts'

export type Point = readonly [x: number, y: number]

/** Rendition in whose texts selections are made and read. */
export interface SelectionWorld {
  /** point of the window in a word, brought into view where both are not */
  readonly pointOf: (place: InWord, direction: Direction) => Promise<Point>
  /** characters under what is drawn as selected, words apart */
  readonly marked: () => Promise<string>
  readonly copied: () => Promise<string>
  readonly selectByFinger: (from: Point, to: Point) => Promise<void>
}

const [WIDTH, HEIGHT] = [5953, 8419]

interface PlacedWord {
  readonly text: string
  readonly page: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function placedIn({ pages }: Pick<WordsOfPages, 'pages'>): PlacedWord[] {
  const texts = new Map(
    pages.flatMap(({ runs }) => runs.flatMap(({ first, words }) => words.map((word, at) => [first + at, word]))),
  )
  const ofLine = (page: number, { first, spans, top, bottom }: WordsOnPage['lines'][number]) =>
    Array.from({ length: spans.length / 2 }, (_, at) => {
      const [left = 0, right = 0] = spans.slice(at * 2)
      return { text: texts.get(first + at) as string, page, left, right, top, bottom }
    })
  return pages.flatMap(({ page, lines }) => lines.flatMap((line) => ofLine(page, line)))
}

const isDown = (text: string) => /[\u4e00-\u9fff]/.test(text)
const isFromRight = (text: string) => /[\u0600-\u06ff]/.test(text)

/** Middles of the characters of a word, in parts of its page. */
function middlesOf({ text, left, right, top, bottom }: PlacedWord): [x: number, y: number][] {
  return Array.from({ length: text.length }, (_, at) => {
    const part = (at + 0.5) / text.length
    if (isDown(text)) return [(left + right) / 2 / WIDTH, (top + (bottom - top) * part) / HEIGHT]
    const x = isFromRight(text) ? right - (right - left) * part : left + (right - left) * part
    return [x / WIDTH, (top + bottom) / 2 / HEIGHT]
  })
}

/** Has the open PDF read with the words of every kind, in places of their own. */
export async function pdfWorld(page: Page): Promise<SelectionWorld> {
  const answer = { file: 'selected', pending: false, ...presentWords(placedText(), { from: 0, to: 9 }) }
  await page.route('**/api/documents/words?*', (route) => route.fulfill({ json: answer }))
  const placed = placedIn(answer)
  return {
    async pointOf({ word, part }) {
      const own = placed.find(({ text }) => text === word) as PlacedWord
      const sheet = page.locator(`.page[data-page-number="${own.page + 1}"]`)
      const box = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const down = isDown(word) ? part : 0.5
      const across = isDown(word) ? 0.5 : isFromRight(word) ? 1 - part : part
      const x = box.x + ((own.left + (own.right - own.left) * across) / WIDTH) * box.width
      return [x, box.y + ((own.top + (own.bottom - own.top) * down) / HEIGHT) * box.height]
    },
    async marked() {
      const boxes = await page.locator('.selected-words').evaluateAll((spans) =>
        spans.map((span) => {
          const { left, top, width, height } = (span as HTMLElement).style
          const number = Number(span.closest<HTMLElement>('.page')?.dataset.pageNumber)
          return { page: number - 1, box: [left, top, width, height].map((length) => Number.parseFloat(length) / 100) }
        }),
      )
      const isUnder = (number: number, [x, y]: readonly [number, number]) =>
        boxes.some(
          ({ page: own, box: [l = 0, t = 0, w = 0, h = 0] }) => own === number && x > l && x < l + w && y > t && y < t + h,
        )
      const under = placed.map((one) => {
        const middles = middlesOf(one)
        return [...one.text].filter((_, at) => isUnder(one.page, middles[at] as [number, number])).join('')
      })
      return under.filter(Boolean).join(' ')
    },
    copied: () => copied(page),
    async selectByFinger(from, to) {
      const client = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
      await touch('touchStart', [from])
      await page.locator('.selected-words').first().waitFor()
      await touch('touchMove', [to])
      await touch('touchEnd', [])
      await client.detach()
    },
  }
}

/** Number of the page of the PDF on which the texts stand. */
export const PAGE_NUMBER = SELECTED_PAGE + 1
