import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect } from '@jest/globals'
import type { Frame, Locator, Page } from 'playwright-core'

const PAUSE_MS = 20
const TIME_LIMIT_MS = 20_000

/** Reads the page until it shows what is promised; fails with what it shows instead. */
export async function becomes<Value>(read: () => Promise<Value>, promised: Value): Promise<void> {
  const until = Date.now() + TIME_LIMIT_MS
  let shown = await read()
  while (!isDeepStrictEqual(shown, promised) && Date.now() < until) {
    await setTimeout(PAUSE_MS)
    shown = await read()
  }
  expect(shown).toEqual(promised)
}

/** The frame of a report, which has to be there. */
export function reportFrame(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes('/dashboards/'))
  if (!frame) throw new Error('The page has no report.')
  return frame
}

/** Waits until a part of the page has the focus: it moves once what had it before is gone. */
export const hasFocus = (part: Locator): Promise<void> => part.and(part.page().locator(':focus')).waitFor()

/** Waits until the search box holds the text of the address, which comes before the page that it is of. */
export const holds = (page: Page, text: string): Promise<void> => becomes(() => page.locator('#search-box').inputValue(), text)
