import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, rested, settled } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

const SEARCHES = ['/content-search/?content=&stype=A', '/mysubscription-search/?content=']
const PAGES = ['/', '/favorites', '/tracker', '/semantic-search/?content=drawings']

/** Everything that answered with an error, as it happens. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400)
      refused.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  return refused
}

/** Presses what is there; what is not shown to somebody is not theirs to press. */
async function press(page: Page, selector: string) {
  const control = page.locator(selector).first()
  if (!(await control.isVisible())) return
  await control.click()
  await settled(page)
}

async function goThroughResults(page: Page) {
  await press(page, '.facet-head[aria-expanded="false"]')
  await press(page, '.facet:not(.facet-points) .facet-box input')
  await press(page, '.facet-open')
  await page.locator('#search-box').fill('')
  await page.locator('#search-box').pressSequentially('demowl')
  if ((await page.locator('#search-box').getAttribute('role')) === 'combobox') await page.locator('.suggest').waitFor()
  await page.locator('#search-box').press('Enter')
  await page.locator('main article, main .state').first().waitFor()
  await settled(page)
}

async function markAndUnmark(page: Page) {
  // Marks are asked for a moment after what they are at.
  await rested(page)
  const number = await page.locator('article').first().locator('button[aria-pressed]').count()
  for (let at = 0; at < number; at += 1) {
    const mark = page.locator('article').first().locator('button[aria-pressed]').nth(at)
    for (let times = 0; times < 2; times += 1) {
      const before = await mark.getAttribute('aria-pressed')
      await mark.click()
      // The mark turns at once; it is free again when its call has been answered.
      await page.waitForFunction(
        ([index, was]) => {
          const turned = document.querySelector('article')?.querySelectorAll('button[aria-pressed]')[Number(index)]
          return turned?.getAttribute('aria-pressed') !== was && !turned?.hasAttribute('aria-disabled')
        },
        [String(at), before] as const,
      )
    }
  }
}

it.each(['subscriber', 'admin', 'drm', 'company', 'visitor', 'outsider'])(
  'nothing that %s can see and use is refused',
  async (person) => {
    const page = await newPage(browser)
    await openAs(page, person, 'demowl')
    await settled(page)
    const refused = refusalsOf(page)
    let searched = 0
    for (const route of PAGES) {
      await page.goto(address('demowl', route))
      await settled(page)
    }
    for (const route of SEARCHES) {
      await page.goto(address('demowl', route))
      await settled(page)
      if (!(await page.locator('article').first().isVisible())) continue
      searched += 1
      // The same controls stand beside both searches: one is gone through, by the subscriber both.
      if (searched === 1 || person === 'subscriber') await goThroughResults(page)
    }
    // Marks of an organisation lead to the sign-in of its people: other pages, with their own tests.
    if (['subscriber', 'admin', 'drm'].includes(person)) await markAndUnmark(page)
    await rested(page)
    expect(refused).toEqual([])
    // Protected viewing leads from all content to the subscription; a guest's is empty, and without an account there is nothing.
    expect(searched).toBe({ outsider: 0, visitor: 1 }[person] ?? 2)
    await page.context().close()
  },
  90_000,
)

it('e-learning is a link that leads out, and opens only for those who have it', async () => {
  const page = await newPage(browser)
  await openAs(page, 'subscriber', 'astm')
  const link = page.getByRole('link', { name: 'E-learning (opens in a new window)' }).first()
  await link.waitFor()
  expect(await link.evaluate((one) => getComputedStyle(one, '::after').content)).toContain('↗')
  await page.route('**/api/entitlement/getElpEntitlementStatus', (route) => route.fulfill({ json: { status: '300' } }))
  await link.click()
  await page.getByRole('dialog').waitFor()
  expect(page.context().pages()).toHaveLength(1)
  await page.context().close()
}, 60_000)
