import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, settled, speak } from '../support/browser.ts'
import { becomes, holds } from '../support/shown.ts'
import { PHONE } from '../support/sizes.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, PHONE)
  await speak(page, 'ar')
  await openAs(page, 'subscriber', 'demowl', '/content-search/?content=concrete&stype=A&sort=title&size=10')
  await settled(page)
}, 60_000)
afterAll(() => browser.close())

const scope = async (value: string) => {
  await settled(page)
  // A search without results has no sheet: its switches stand above it.
  const opener = page.locator('#refine-toggle')
  const isOpen = await page.locator('dialog[open]').isVisible()
  if (!isOpen && (await opener.isVisible())) await opener.tap()
  await page.locator(`input[value="${value}"]`).last().click()
}

const searchParams = () => Object.fromEntries(new URL(page.url()).searchParams)

it('on a phone in Arabic, from all content to the subscription and back, the query stays', async () => {
  await scope('subscribed')
  await page.waitForURL(/mysubscription-search/)
  await settled(page)
  expect(searchParams()).toMatchObject({ content: 'concrete', sort: 'title', size: '10' })
  await scope('all')
  await page.waitForURL(/content-search/)
  expect(searchParams()).toMatchObject({ content: 'concrete', stype: 'A', sort: 'title', size: '10' })
}, 60_000)

it('on a phone in Arabic, another type of search empties the box and hides what was found, until somebody searches', async () => {
  const [box, results] = [page.locator('#search-box'), page.getByRole('article')]
  // The address comes before the page that it is of.
  await settled(page)
  expect(await results.count()).toBeGreaterThan(0)
  await page.locator('search select').selectOption('K')
  await holds(page, '')
  await becomes(() => results.count(), 0)
  await box.fill('concrete')
  await box.press('Enter')
  await results.first().waitFor()
  expect(searchParams()).toMatchObject({ content: 'concrete', stype: 'K' })
}, 60_000)
