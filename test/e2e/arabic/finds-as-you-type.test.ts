import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, settled, speak } from '../support/browser.ts'
import { active, answerWith, box, groupOf, panel, TYPE_AHEAD, type } from '../support/suggestions.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await speak(page, 'ar')
  await openAs(page, 'subscriber', 'demowl', '/content-search/?content=concrete')
  await settled(page)
}, 60_000)
afterAll(() => browser.close(), 30_000)
beforeEach(() => page.unroute(TYPE_AHEAD))

it('the keys go down suggestions in Arabic, and left into the editions', async () => {
  await answerWith(page, [groupOf('AAA', 2, 7), groupOf('BBB', 1)])
  await type(page, 'test')
  await panel(page).waitFor()
  const press = async (...keys: string[]) => {
    for (const key of keys) await box(page).press(key)
    return active(page).textContent({ timeout: 2000 })
  }
  expect(await press('ArrowDown')).toContain('AAA 700:2020')
  expect(await press('ArrowLeft')).toBe('AAA 700:2019')
  expect(await press('ArrowRight')).toContain('AAA 700:2020')
  expect(await press('ArrowDown')).toContain('AAA 701')
}, 60_000)

it('four other editions of six are suggested in Arabic, then all, then four again', async () => {
  await type(page, 'mim 214')
  const editions = panel(page).locator('[data-kind="edition"]')
  await editions.nth(3).waitFor()
  expect(await editions.count()).toBe(4)
  await box(page).press('ArrowDown')
  for (let step = 0; step < 5; step += 1) await box(page).press('ArrowLeft')
  await box(page).press('Enter')
  expect(await editions.count()).toBe(6)
  await box(page).press('Enter')
  expect(await editions.count()).toBe(4)
}, 60_000)
