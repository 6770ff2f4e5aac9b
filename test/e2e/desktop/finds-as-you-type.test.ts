import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { TenantConfig } from '#contract/tenant.ts'
import { address, changeAnswer, newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { becomes, holds } from '../support/shown.ts'
import {
  active,
  answerWith,
  box,
  footerLayer,
  groupOf,
  leads,
  panel,
  TYPE_AHEAD,
  type,
  typeKeys,
} from '../support/suggestions.ts'

const LONGER_THAN_THE_PAUSE_MS = 900
/** Longer than it takes to stop a clock. */
const LEAP_MS = 10_000

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'subscriber', 'demowl')
}, 60_000)
afterAll(() => browser.close())

describe('what is suggested', () => {
  beforeAll(async () => {
    await page.goto(address('demowl', '/content-search/?content=concrete'))
    await page.getByRole('article').first().waitFor()
    await settled(page)
  }, 60_000)
  beforeEach(() => page.unroute(TYPE_AHEAD))

  it('the keys go down, to the ends, into the editions and back to the text', async () => {
    await answerWith(page, [groupOf('AAA', 2, 7), groupOf('BBB', 1)])
    await type(page, 'test')
    await panel(page).waitFor()
    await leads(page, 'ArrowDown', /AAA 700:2020/)
    await leads(page, 'ArrowRight', /^AAA 700:2019$/)
    await leads(page, 'ArrowLeft', /AAA 700:2020/)
    await leads(page, 'ArrowDown', /AAA 701/)
    await leads(page, 'End', /BBB 700/)
    await page.waitForFunction(
      () =>
        document.querySelector('.suggest [aria-selected="true"]')?.id ===
        document.querySelector('#search-box')?.getAttribute('aria-activedescendant'),
    )
    await leads(page, 'Home', /AAA 700/)
    await box(page).press('ArrowUp')
    await becomes(() => active(page).count(), 0)
    await box(page).press('Escape')
    await becomes(() => panel(page).count(), 0)
    expect(await box(page).inputValue()).toBe('test')
    await becomes(() => footerLayer(page), '1029')
  }, 60_000)

  it('four other editions of six are shown, then all, then four again; the document itself is not among them', async () => {
    await type(page, 'mim 214')
    const editions = panel(page).locator('[data-kind="edition"]')
    await panel(page).waitFor()
    await becomes(() => editions.count(), 4)
    await box(page).press('ArrowDown')
    for (let step = 0; step < 5; step += 1) await box(page).press('ArrowRight')
    await box(page).press('Enter')
    await becomes(() => editions.count(), 6)
    await box(page).press('Enter')
    await becomes(() => editions.count(), 4)
    expect(await panel(page).locator('.toggle').count()).toBe(1)
    await type(page, 'demowl 101')
    await panel(page).getByRole('rowgroup', { name: 'Demo Works Library' }).waitFor()
    await becomes(() => editions.count(), 4)
    await becomes(() => panel(page).locator('.toggle').count(), 0)
  }, 60_000)

  it('more of a publisher comes in its place, and the keys go on with what is new', async () => {
    await answerWith(page, [{ ...groupOf('AAA', 2), showMoreResults: true }, groupOf('BBB', 1)])
    await answerWith(page, [groupOf('AAA', 6)], `${TYPE_AHEAD}/publisher`)
    await type(page, 'test')
    await panel(page).waitFor()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await box(page).press(key)
    await panel(page).getByText('AAA 705:2020').waitFor()
    await page.waitForFunction(() => document.querySelector('.suggest [aria-selected="true"]')?.textContent?.includes('AAA 702'))
    await becomes(() => panel(page).getByRole('rowgroup').count(), 2)
  }, 60_000)

  it('Enter searches for what is typed, unless the selection was moved', async () => {
    await answerWith(page, [groupOf('AAA', 1)])
    await type(page, 'testing')
    await panel(page).waitFor()
    await box(page).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('content') === 'testing')
    await becomes(() => panel(page).count(), 0)
    // A new address gives the box its text: what was typed before that is gone.
    await settled(page)
    await holds(page, 'testing')
  }, 60_000)

  it('what begins as typed stands under the box, by publisher, the typed part marked, and opens', async () => {
    await becomes(() => footerLayer(page), '1029')
    await type(page, 'demowl 10')
    await panel(page).waitFor()
    await becomes(() => footerLayer(page), '0')
    await becomes(() => box(page).getAttribute('aria-expanded'), 'true')
    expect(await panel(page).getByRole('rowheader').count()).toBeGreaterThan(0)
    const designation = panel(page).locator('.suggest-document .designation').first()
    expect(await designation.locator('mark').textContent()).toMatch(/^demowl.?10$/i)
    expect(await designation.getAttribute('dir')).toBe('ltr')
    const wanted = await designation.textContent()
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    await page.waitForURL(/\/document\//)
    await page.getByRole('heading', { level: 1, name: wanted ?? '?' }).waitFor()
    await becomes(() => panel(page).count(), 0)
    await settled(page)
    // An empty box brings back what was looked for and opened, on this device, until somebody clears it.
    await box(page).press('ArrowDown')
    await panel(page)
      .getByRole('rowgroup', { name: 'Recently opened' })
      .getByText(wanted ?? '?')
      .waitFor()
    await panel(page).getByRole('rowgroup', { name: 'Recent searches' }).waitFor()
    for (const key of ['ArrowUp', 'Enter']) await box(page).press(key)
    await panel(page).waitFor({ state: 'detached' })
  }, 60_000)
})

describe('while somebody types', () => {
  beforeAll(async () => {
    // The pauses below are the page's own clock's.
    await page.clock.install()
    await page.goto(address('demowl'))
    await box(page).waitFor()
    await page.getByRole('main').waitFor()
  }, 60_000)
  beforeEach(() => page.unroute(TYPE_AHEAD))

  /** Types while the page's clock stands, so that no pause passes between two keys, however slow they are; then one passes. */
  async function pauseAfter(keys: () => Promise<unknown>) {
    await page.clock.pauseAt(await page.evaluate((leap) => Date.now() + leap, LEAP_MS))
    await keys()
    await page.clock.runFor(LONGER_THAN_THE_PAUSE_MS)
    await page.clock.resume()
  }

  it('nothing is asked for two characters, and one call is made for a whole word', async () => {
    const asked: string[] = []
    await page.route(TYPE_AHEAD, (route) => {
      asked.push(route.request().postDataJSON().keywords)
      return route.fulfill({ json: [] })
    })
    await pauseAfter(() => typeKeys(page, 'st'))
    const answered = page.waitForResponse(TYPE_AHEAD)
    await pauseAfter(() => typeKeys(page, 'steel'))
    await answered
    expect(asked).toEqual(['steel'])
  })

  it('an answer that comes late is given up and never shown', async () => {
    const given: string[] = []
    page.on('requestfailed', (request) => {
      if (request.url().endsWith('/type-ahead')) given.push(request.postDataJSON().keywords)
    })
    const { promise: isTime, resolve: answerLate } = Promise.withResolvers<void>()
    const { promise: isLate, resolve: late } = Promise.withResolvers<void>()
    await page.route(TYPE_AHEAD, async (route) => {
      const { keywords } = route.request().postDataJSON()
      if (keywords === 'slow') await isTime
      await route.fulfill({ json: [groupOf(keywords === 'slow' ? 'OLD' : 'NEW', 1)] }).catch(() => undefined)
      if (keywords === 'slow') late()
    })
    const asked = page.waitForRequest(TYPE_AHEAD)
    await pauseAfter(() => typeKeys(page, 'slow'))
    await asked
    await pauseAfter(() => typeKeys(page, 'quick'))
    await panel(page).getByText('NEW 700').waitFor()
    answerLate()
    await isLate
    expect(await panel(page).getByText('OLD').count()).toBe(0)
    expect(given).toEqual(['slow'])
  })

  it('too short a text, another place to be and a failure show nothing', async () => {
    await answerWith(page, [groupOf('AAA', 1)])
    await pauseAfter(() => typeKeys(page, 'test'))
    await panel(page).waitFor()
    await box(page).press('Backspace')
    await box(page).press('Backspace')
    await becomes(() => panel(page).count(), 0)
    await pauseAfter(() => box(page).pressSequentially('st'))
    await panel(page).waitFor()
    await box(page).press('Tab')
    await becomes(() => panel(page).count(), 0)
    await page.unroute(TYPE_AHEAD)
    await page.route(TYPE_AHEAD, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    const failed = page.waitForResponse(TYPE_AHEAD)
    await pauseAfter(() => typeKeys(page, 'fails'))
    await failed
    await settled(page)
    expect(await page.locator('.suggest, .notice, [role="alert"]').count()).toBe(0)
  })

  it('nothing is asked where the library has it switched off', async () => {
    await changeAnswer<TenantConfig>(page, '**/api/tenant/get-tenant-config-for-ui', (config) => {
      for (const feature of config.features) if (feature.code === 'type-ahead') feature.enabled = false
    })
    await page.goto(address('demowl'))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('searchbox').pressSequentially('concrete')
    await page.clock.runFor(LONGER_THAN_THE_PAUSE_MS)
    expect(asked.filter((url) => url.includes('type-ahead'))).toEqual([])
  }, 60_000)
})
