import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

const PAUSE_MS = 20

const underWay = new WeakMap<Page, Set<Request>>()

/** Knows from now on which requests of a page have no answer yet. */
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

/** The page has worked off what it was given. */
const isIdle = () => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve())))

/** Nothing is being fetched, nothing says that it is, and the page has drawn what came. */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page) ?? new Set()
  await page.locator('main, dialog').first().waitFor()
  for (;;) {
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .results-loading') === null)
    while (requests.size > 0) await setTimeout(PAUSE_MS)
    // A page that goes elsewhere meanwhile is waited for again.
    const idle = await page.evaluate(isIdle).then(
      () => true,
      () => false,
    )
    if (idle && requests.size === 0 && (await page.locator('[aria-busy="true"], .results-loading').count()) === 0) return
  }
}
