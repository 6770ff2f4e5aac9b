import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

const PAUSE_MS = 20
const TIME_LIMIT_MS = 30_000
const BUSY = '[aria-busy="true"], .results-loading'

/** A page does later what it puts off for longer: it closes a notice, renews a session. */
const LONGEST_DELAY_MS = 400

declare const scheduler: { postTask(run: () => void, options: { priority: 'background' }): Promise<void> }

interface Counting {
  /** calls whose answer has not come to the page as a whole */
  pendingCalls: number
  /** timers of acts put off for a moment: calls for many documents at once, parts of the page shown together */
  readonly delayed: Set<number>
}

const underWay = new WeakMap<Page, Set<Request>>()

/** An answer has left the network some time before the page has it: the page counts its calls itself. */
function countCalls(longestDelayMs: number): void {
  const counting = Object.assign(window, { pendingCalls: 0, delayed: new Set<number>() } satisfies Counting)
  const { fetch, setTimeout, clearTimeout } = window
  const done = () => setTimeout(() => counting.pendingCalls--)
  const delay = (run: (...given: unknown[]) => void, delayMs = 0, ...given: unknown[]) => {
    const id = setTimeout(() => {
      counting.delayed.delete(id)
      run(...given)
    }, delayMs)
    if (delayMs > 0 && delayMs <= longestDelayMs) counting.delayed.add(id)
    return id
  }
  window.setTimeout = delay as typeof window.setTimeout
  window.clearTimeout = (id) => {
    counting.delayed.delete(Number(id))
    clearTimeout(id)
  }
  window.fetch = async (...call) => {
    counting.pendingCalls++
    try {
      const response = await fetch(...call)
      response.clone().arrayBuffer().then(done, done)
      return response
    } catch (error) {
      done()
      throw error
    }
  }
}

/** Counts from now on which requests of a page have no answer yet. */
export async function countRequests(page: Page): Promise<void> {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  let leading: Request | undefined
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leading = request
    requests.add(request)
  })
  page.on('framenavigated', (frame) => {
    // Requests that another document has left unfinished are never reported; it makes some until the next one takes its place.
    if (leading && frame === page.mainFrame()) {
      requests.clear()
      leading = undefined
    }
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => {
    requests.delete(request)
    // A download leads to no other document.
    if (request === leading) leading = undefined
  })
  await page.addInitScript(countCalls, LONGEST_DELAY_MS)
}

/** The page has worked off what came, and waits for nothing. False where it goes elsewhere meanwhile. */
async function isIdle(page: Page, waitsForDelayed: boolean): Promise<boolean> {
  const idle = async ([busy, waitsForDelayed]: readonly [string, boolean]) => {
    // A task of the background is run after all that the page has to do, also where it draws without end. An idle callback is not:
    // it waits for a frame in which nothing is drawn.
    await scheduler.postTask(() => undefined, { priority: 'background' })
    await new Promise(requestAnimationFrame)
    await scheduler.postTask(() => undefined, { priority: 'background' })
    const { pendingCalls, delayed } = window as unknown as Counting
    if (waitsForDelayed && delayed.size > 0) return false
    return pendingCalls === 0 && document.querySelector(busy) === null
  }
  return page.evaluate(idle, [BUSY, waitsForDelayed] as const).catch(() => false)
}

/** Nothing is being fetched, nothing says that it is, and the page has drawn what came. */
export const settled = (page: Page): Promise<void> => waitUntilIdle(page, false)

/** Settled, with nothing put off for a moment: who counts the calls of a page has them all. */
export const rested = (page: Page): Promise<void> => waitUntilIdle(page, true)

async function waitUntilIdle(page: Page, waitsForDelayed: boolean): Promise<void> {
  const requests = underWay.get(page) ?? new Set()
  await page.locator('main, dialog').filter({ visible: true }).first().waitFor()
  const isCalm = async () => requests.size === 0 && (await isIdle(page, waitsForDelayed)) && requests.size === 0
  for (const until = Date.now() + TIME_LIMIT_MS; Date.now() < until; await setTimeout(PAUSE_MS))
    // Twice: a script that has just come is run after what made it come is done.
    if ((await isCalm()) && (await isCalm())) return
  throw new Error(`${page.url()} does not settle; it waits for ${[...requests].map((one) => one.url()).join(', ') || BUSY}`)
}
