import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { TenantConfig } from '#contract/tenant.ts'
import { address, changeAnswer, newPage, openAs, openBrowser } from '../support/browser.ts'
import { active, answerWith, box, footerLayer, groupOf, panel, TYPE_AHEAD, type } from '../support/suggestions.ts'

const LONGER_THAN_THE_PAUSE_MS = 900

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'subscriber', 'demowl')
}, 60_000)
afterAll(() => browser.close(), 30_000)

describe('what is suggested', () => {
  beforeAll(async () => {
    await page.goto(address('demowl', '/content-search/?content=concrete'))
    // Not until the network is calm: a document that was left while it came is never counted as come.
    await page.getByRole('article').first().waitFor()
  }, 60_000)
  beforeEach(() => page.unroute(TYPE_AHEAD))

  it('the keys go down, to the ends, into the editions and back to the text', async () => {
    await answerWith(page, [groupOf('AAA', 2, 7), groupOf('BBB', 1)])
    await type(page, 'test')
    await panel(page).waitFor()
    const press = async (...keys: string[]) => {
      for (const key of keys) await box(page).press(key)
      return active(page).textContent({ timeout: 2000 })
    }
    expect(await press('ArrowDown')).toContain('AAA 700:2020')
    expect(await press('ArrowRight')).toBe('AAA 700:2019')
    expect(await press('ArrowLeft')).toContain('AAA 700:2020')
    expect(await press('ArrowDown')).toContain('AAA 701')
    expect(await press('End')).toContain('BBB 700')
    await page.waitForFunction(
      () =>
        document.querySelector('.suggest [aria-selected="true"]')?.id ===
        document.querySelector('#search-box')?.getAttribute('aria-activedescendant'),
    )
    expect(await press('Home')).toContain('AAA 700')
    await box(page).press('ArrowUp')
    expect(await active(page).count()).toBe(0)
    await box(page).press('Escape')
    expect(await panel(page).count()).toBe(0)
    expect(await box(page).inputValue()).toBe('test')
    expect(await footerLayer(page)).toBe('1029')
  }, 60_000)

  it('four other editions of six are shown, then all, then four again; the document itself is not among them', async () => {
    await type(page, 'mim 214')
    const editions = panel(page).locator('[data-kind="edition"]')
    await panel(page).waitFor()
    expect(await editions.count()).toBe(4)
    await box(page).press('ArrowDown')
    for (let step = 0; step < 5; step += 1) await box(page).press('ArrowRight')
    await box(page).press('Enter')
    expect(await editions.count()).toBe(6)
    await box(page).press('Enter')
    expect(await editions.count()).toBe(4)
    expect(await panel(page).locator('.toggle').count()).toBe(1)
    await type(page, 'demowl 101')
    await panel(page).getByRole('rowgroup', { name: 'Demo Works Library' }).waitFor()
    expect(await editions.count()).toBe(4)
    expect(await panel(page).locator('.toggle').count()).toBe(0)
  }, 60_000)

  it('more of a publisher comes in its place, and the keys go on with what is new', async () => {
    await answerWith(page, [{ ...groupOf('AAA', 2), showMoreResults: true }, groupOf('BBB', 1)])
    await answerWith(page, [groupOf('AAA', 6)], `${TYPE_AHEAD}/publisher`)
    await type(page, 'test')
    await panel(page).waitFor()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await box(page).press(key)
    await panel(page).getByText('AAA 705:2020').waitFor()
    await page.waitForFunction(() => document.querySelector('.suggest [aria-selected="true"]')?.textContent?.includes('AAA 702'))
    expect(await panel(page).getByRole('rowgroup').count()).toBe(2)
  }, 60_000)

  it('Enter searches for what is typed, unless the selection was moved', async () => {
    await answerWith(page, [groupOf('AAA', 1)])
    await type(page, 'testing')
    await panel(page).waitFor()
    await box(page).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('content') === 'testing')
    expect(await panel(page).count()).toBe(0)
  }, 60_000)

  it('what begins as typed stands under the box, by publisher, the typed part marked, and opens', async () => {
    expect(await footerLayer(page)).toBe('1029')
    await type(page, 'demowl 10')
    await panel(page).waitFor()
    expect(await footerLayer(page)).toBe('0')
    expect(await box(page).getAttribute('aria-expanded')).toBe('true')
    expect(await panel(page).getByRole('rowheader').count()).toBeGreaterThan(0)
    const designation = panel(page).locator('.suggest-document .designation').first()
    expect(await designation.locator('mark').textContent()).toMatch(/^demowl.?10$/i)
    expect(await designation.getAttribute('dir')).toBe('ltr')
    const wanted = await designation.textContent()
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    await page.waitForURL(/\/document\//)
    await page.getByRole('heading', { level: 1, name: wanted ?? '?' }).waitFor()
    expect(await panel(page).count()).toBe(0)
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
  }, 60_000)
  beforeEach(() => page.unroute(TYPE_AHEAD))

  it('nothing is asked for two characters, and one call is made for a whole word', async () => {
    const asked: string[] = []
    await page.route(TYPE_AHEAD, (route) => {
      asked.push(route.request().postDataJSON().keywords)
      return route.fulfill({ json: [] })
    })
    await type(page, 'st')
    await page.clock.runFor(LONGER_THAN_THE_PAUSE_MS)
    await type(page, 'steel')
    const answered = page.waitForResponse(TYPE_AHEAD)
    await page.clock.runFor(LONGER_THAN_THE_PAUSE_MS)
    await answered
    expect(asked).toEqual(['steel'])
  }, 30_000)

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
    await type(page, 'slow')
    await page.clock.runFor(LONGER_THAN_THE_PAUSE_MS)
    await asked
    await type(page, 'quick')
    await page.clock.runFor(LONGER_THAN_THE_PAUSE_MS)
    await panel(page).getByText('NEW 700').waitFor()
    answerLate()
    await isLate
    expect(await panel(page).getByText('OLD').count()).toBe(0)
    expect(given).toEqual(['slow'])
  }, 30_000)

  it('too short a text, another place to be and a failure show nothing', async () => {
    await answerWith(page, [groupOf('AAA', 1)])
    await type(page, 'test')
    await page.clock.runFor(LONGER_THAN_THE_PAUSE_MS)
    await panel(page).waitFor()
    await box(page).press('Backspace')
    await box(page).press('Backspace')
    expect(await panel(page).count()).toBe(0)
    await box(page).pressSequentially('st')
    await page.clock.runFor(LONGER_THAN_THE_PAUSE_MS)
    await panel(page).waitFor()
    await box(page).press('Tab')
    expect(await panel(page).count()).toBe(0)
    await page.unroute(TYPE_AHEAD)
    await page.route(TYPE_AHEAD, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    const failed = page.waitForResponse(TYPE_AHEAD)
    await type(page, 'fails')
    await page.clock.runFor(LONGER_THAN_THE_PAUSE_MS)
    await failed
    expect(await page.locator('.suggest, .notice, [role="alert"]').count()).toBe(0)
  }, 30_000)

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
