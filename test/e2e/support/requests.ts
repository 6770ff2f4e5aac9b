import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

const PAUSE_MS = 20
const TIME_LIMIT_MS = 30_000
/** A page that draws without end is never idle. */
const IDLE_LIMIT_MS = 5000
const BUSY = '[aria-busy="true"], .results-loading'

const underWay = new WeakMap<Page, Set<Request>>()

/** Counts from now on which requests of a page have no answer yet. */
export function countRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => {
    // What another document has left unfinished is never reported.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear()
    requests.add(request)
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** False where the page goes elsewhere meanwhile. */
async function isIdle(page: Page): Promise<boolean> {
  const idle = (timeout: number) =>
    new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()), { timeout }))
  return page.evaluate(idle, IDLE_LIMIT_MS).then(
    () => true,
    () => false,
  )
}

/** Nothing is being fetched, nothing says that it is, and the page has drawn what came. */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page) ?? new Set()
  await page.locator('main, dialog').filter({ visible: true }).first().waitFor()
  for (const until = Date.now() + TIME_LIMIT_MS; Date.now() < until; await setTimeout(PAUSE_MS)) {
    const calm = async () => requests.size === 0 && (await page.locator(BUSY).count()) === 0
    if ((await calm()) && (await isIdle(page)) && (await calm())) return
  }
  throw new Error(`${page.url()} does not settle; it waits for ${[...requests].map((one) => one.url()).join(', ') || BUSY}`)
}
