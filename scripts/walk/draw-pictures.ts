import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page, Route } from 'playwright-core'
import { address, newPage, openAs, rested, speak } from '#test/e2e/support/browser.ts'
import { type Combination, LANGUAGES, nameOf, SCHEMES, WIDTHS } from './combinations.ts'
import type { Act, Sight, State } from './sights.ts'

/** Calls that the frame of the page needs, whatever it shows. */
const FRAME = /\/api\/(account|tenant|publishers\/current-user|user-subscriptions|refinement\/names)(?!-)|\/login\//
const HEIGHTS = { 1440: 900, 1024: 768, 390: 844 } as const
/** A page that waits is never settled; by then it shows that it waits. */
const WAITING_MS = 1500

const FAILED = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    status: 500,
    code: 'internal',
    title: 'The server failed',
    requestId: '00000000-0000-4000-8000-000000000000',
  }),
}

/** Lays a state over the calls of what a page shows. */
async function hold(page: Page, state: State): Promise<void> {
  const holds = (url: URL) => /^\/(api|management)\//.test(url.pathname) && !FRAME.test(url.pathname)
  if (state === 'loading') await page.route(holds, () => undefined)
  if (state === 'error') await page.route(holds, (route: Route) => route.fulfill(FAILED))
}

async function rest(page: Page, state: State): Promise<void> {
  if (state === 'loading') await page.waitForTimeout(WAITING_MS)
  // A page that never settles is pictured as it is then: that is what somebody sees.
  else await rested(page).catch(() => undefined)
}

const act = (page: Page, one: Act): Promise<void> =>
  typeof one === 'string' ? page.locator(one).first().click() : page.locator(one.into).first().fill(one.text)

/** Pictures one sight in one language and width, light and dark. */
async function draw(page: Page, state: State, sight: Sight, seen: Omit<Combination, 'scheme'>, folder: string): Promise<void> {
  await speak(page, seen.language, sight.tenant)
  await hold(page, state)
  await openAs(page, sight.person, sight.tenant ?? 'demowl', sight.address)
  for (const one of state === 'whole' ? (sight.opens ?? []) : []) await act(page, one)
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme })
    await rest(page, state)
    await page.screenshot({ path: path.join(folder, `${nameOf({ ...seen, scheme })}.png`) })
  }
}

/** Pictures one sight in each combination, into a folder of its own. */
export async function drawPictures(browser: Browser, state: State, sight: Sight, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const language of LANGUAGES)
    for (const width of WIDTHS) {
      const isPhone = width === 390
      const viewport = { width, height: HEIGHTS[width] }
      const page = await newPage(browser, { viewport, hasTouch: isPhone, isMobile: isPhone })
      try {
        await draw(page, state, sight, { language, width }, folder)
      } finally {
        await page.context().close()
      }
    }
}

/** Signs a person in once; later pages take the session over. */
export async function signInOnce(browser: Browser, person: string): Promise<void> {
  const page = await newPage(browser)
  await openAs(page, person, 'demowl')
  await page.waitForURL((url) => url.href.startsWith(address('demowl')))
  await page.context().close()
}
