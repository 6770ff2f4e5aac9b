import { afterAll, beforeAll, beforeEach, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, settled, speak } from '../support/browser.ts'
import { becomes } from '../support/shown.ts'
import { answerWith, box, groupOf, leads, panel, TYPE_AHEAD, type } from '../support/suggestions.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await speak(page, 'ar')
  await openAs(page, 'subscriber', 'demowl', '/content-search/?content=concrete')
  await settled(page)
}, 60_000)
afterAll(() => browser.close())
beforeEach(() => page.unroute(TYPE_AHEAD))

it('the keys go down suggestions in Arabic, and left into the editions', async () => {
  await answerWith(page, [groupOf('AAA', 2, 7), groupOf('BBB', 1)])
  await type(page, 'test')
  await panel(page).waitFor()
  await leads(page, 'ArrowDown', /AAA 700:2020/)
  await leads(page, 'ArrowLeft', /^AAA 700:2019$/)
  await leads(page, 'ArrowRight', /AAA 700:2020/)
  await leads(page, 'ArrowDown', /AAA 701/)
}, 60_000)

it('four other editions of six are suggested in Arabic, then all, then four again', async () => {
  await type(page, 'mim 214')
  const editions = panel(page).locator('[data-kind="edition"]')
  await becomes(() => editions.count(), 4)
  await box(page).press('ArrowDown')
  for (let step = 0; step < 5; step += 1) await box(page).press('ArrowLeft')
  await box(page).press('Enter')
  await becomes(() => editions.count(), 6)
  await box(page).press('Enter')
  await becomes(() => editions.count(), 4)
}, 60_000)
