import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from './support/browser.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { acceptDownloads: true })
  await openAs(page, 'admin', 'demowl')
}, 60_000)
afterAll(() => browser.close())

/** Rows of the table in the page, cells as they are read. */
const shownRows = () =>
  page
    .locator('main table tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')))

async function downloaded(): Promise<{ readonly name: string; readonly rows: string[][] }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), rows: parse(await text(await file.createReadStream()), { bom: true }) }
}

async function expectSameAccounts(path: string): Promise<string[]> {
  await page.goto(address('demowl', path))
  await settled(page)
  const shown = await shownRows()
  const { name, rows } = await downloaded()
  expect(name).toBe('accounts.csv')
  const [heads, ...listed] = rows
  expect(heads).toEqual(['Name', 'Number', 'People', 'Subscriptions', 'Status', 'id'])
  expect(listed.map((row) => row.slice(0, 5))).toEqual(shown.map((row) => row.slice(0, 5)))
  return listed.map(([account = '']) => account)
}

it('the list of accounts is downloaded in its order, and of a search what it finds', async () => {
  const all = await expectSameAccounts('/admin/user-management')
  expect(all.length).toBeGreaterThan(5)
  const some = await expectSameAccounts('/admin/user-management?text=works')
  expect(some).toEqual(['Northern Works', 'Southern Works'])
}, 60_000)

it('audits are downloaded in the order of the table, those of later pages too', async () => {
  for (const sort of ['timestamp,asc', 'principal,asc']) {
    await page.goto(address('demowl', `/admin/audits?sort=${sort}`))
    await settled(page)
    const shown = (await shownRows()).map(([, user, event]) => [user, event])
    const { name, rows } = await downloaded()
    const [heads, ...listed] = rows
    expect([name, heads?.slice(0, 3)]).toEqual(['audits.csv', ['Date', 'User', 'Event']])
    expect(shown.length).toBeGreaterThan(2)
    expect(listed.length).toBeGreaterThanOrEqual(shown.length)
    // Other tests act meanwhile: what they add stands behind by time, and anywhere by name.
    if (sort.startsWith('timestamp')) expect(listed.slice(0, shown.length).map(([, user, event]) => [user, event])).toEqual(shown)
    const [column] = sort.startsWith('timestamp') ? [0] : [1]
    const values = listed.map((row) => row[column] ?? '')
    expect(values).toEqual(values.toSorted())
  }
}, 60_000)
