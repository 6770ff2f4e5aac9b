import type { Page } from 'playwright-core'
import type { WordsOfPages } from '#contract/documents/page-words.ts'

/** Words of the PDF that a page shows, as the library answered them. */
export interface ShownWords {
  readonly text: (word: number) => string
  /** page of a word, from 1 */
  readonly pageOf: (word: number) => number
  /** point of the window at a part of a word's width */
  readonly pointOf: (word: number, part?: number) => Promise<readonly [x: number, y: number]>
  /** words under the drawn selection, in reading order */
  readonly marked: () => Promise<string>
  readonly answer: WordsOfPages
}

interface PlacedWord {
  readonly word: number
  readonly page: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Sheets of the demo library, in tenths of a point. */
const [WIDTH, HEIGHT] = [5953, 8419]

function placedIn({ pages }: WordsOfPages): PlacedWord[] {
  return pages.flatMap(({ page, lines }) =>
    lines.flatMap(({ top, bottom, first, spans }) =>
      Array.from({ length: spans.length / 2 }, (_, at) => {
        const [one = 0, other = 0] = spans.slice(at * 2)
        return { word: first + at, page, left: Math.min(one, other), right: Math.max(one, other), top, bottom }
      }),
    ),
  )
}

/** Asks for the words of the PDF in view as a selection does. */
export async function readShownWords(page: Page): Promise<ShownWords> {
  const answered = page.waitForResponse('**/api/documents/words?*')
  const sheet = page.locator('.pdfViewer .page[data-loaded]').first()
  await sheet.click({ position: { x: 5, y: 200 } })
  const answer = (await (await answered).json()) as WordsOfPages
  const words = new Map(
    answer.pages.flatMap(({ runs }) => runs.flatMap((run) => run.words.map((word, at) => [run.first + at, word] as const))),
  )
  const placed = placedIn(answer)
  return {
    answer,
    text: (word) => words.get(word) ?? '',
    pageOf: (word) => (placed.find((one) => one.word === word)?.page ?? 0) + 1,
    async pointOf(word, part = 0.5) {
      const own = placed.find((one) => one.word === word) as PlacedWord
      const box = await page.locator(`.page[data-page-number="${own.page + 1}"]`).boundingBox()
      const x = own.left + (own.right - own.left) * part
      return [
        (box?.x ?? 0) + (x / WIDTH) * (box?.width ?? 0),
        (box?.y ?? 0) + ((own.top + own.bottom) / 2 / HEIGHT) * (box?.height ?? 0),
      ]
    },
    async marked() {
      const boxes = await page.locator('.selected-words').evaluateAll((spans) =>
        spans.map((span) => {
          const { left, top, width, height } = (span as HTMLElement).style
          const number = Number(span.closest<HTMLElement>('.page')?.dataset.pageNumber)
          return { page: number - 1, box: [left, top, width, height].map(Number.parseFloat) }
        }),
      )
      const isUnder = ({ page: number, left, right, top, bottom }: PlacedWord) => {
        const [x, y] = [((left + right) / 2 / WIDTH) * 100, ((top + bottom) / 2 / HEIGHT) * 100]
        return boxes.some(
          ({ page: own, box: [l = 0, t = 0, w = 0, h = 0] }) => own === number && x > l && x < l + w && y > t && y < t + h,
        )
      }
      return [...new Set(placed.filter(isUnder).map(({ word }) => word))].map((word) => words.get(word)).join(' ')
    },
  }
}

const STEPS = 6

/** Drags the mouse from one point to another, without Playwright's own, which waits for scripts in a frame that runs none. */
export async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const steps = Array.from({ length: STEPS + 1 }, (_, at) =>
    [0, 1].map((axis) => (from[axis as 0] * (STEPS - at) + to[axis as 0] * at) / STEPS),
  )
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x = 0, y = 0]: readonly number[]) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    })
  await send('mousePressed', from)
  for (const point of steps) await send('mouseMoved', point)
  await send('mouseReleased', to)
  await client.detach()
}

/** Words that a copy of the selection puts on the clipboard. */
export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer()
    document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    return clipboardData.getData('text/plain')
  })
