import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

const PAUSE_MS = 20
const TIME_LIMIT_MS = 30_000
/** A page that draws without end is never idle. */
const IDLE_LIMIT_MS = 5000
const BUSY = '[aria-busy="true"], .results-loading'

interface Counting {
  /** calls whose answer has not come to the page as a whole */
  pendingCalls: number
}

const underWay = new WeakMap<Page, Set<Request>>()

/** An answer has left the network some time before the page has it: the page counts its calls itself. */
function countCalls(): void {
  const counting = Object.assign(window, { pendingCalls: 0 } satisfies Counting)
  const { fetch } = window
  const done = () => window.setTimeout(() => counting.pendingCalls--)
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
  page.on('request', (request) => {
    // Requests that another document has left unfinished are never reported.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear()
    requests.add(request)
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  await page.addInitScript(countCalls)
}

/** The page has worked off what came, and waits for nothing. False where it goes elsewhere meanwhile. */
async function isIdle(page: Page): Promise<boolean> {
  const idle = async ([timeout, busy]: readonly [number, string]) => {
    await new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout }))
    return (window as unknown as Counting).pendingCalls === 0 && document.querySelector(busy) === null
  }
  return page.evaluate(idle, [IDLE_LIMIT_MS, BUSY] as const).catch(() => false)
}

/** Nothing is being fetched, nothing says that it is, and the page has drawn what came. */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page) ?? new Set()
  await page.locator('main, dialog').filter({ visible: true }).first().waitFor()
  const isCalm = async () => requests.size === 0 && (await isIdle(page)) && requests.size === 0
  for (const until = Date.now() + TIME_LIMIT_MS; Date.now() < until; await setTimeout(PAUSE_MS))
    // Twice: a script that has just come is run after what made it come is done.
    if ((await isCalm()) && (await isCalm())) return
  throw new Error(`${page.url()} does not settle; it waits for ${[...requests].map((one) => one.url()).join(', ') || BUSY}`)
}
