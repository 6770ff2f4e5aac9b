import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser } from '../support/browser.ts'

const PAIR = 'older=LUMC%7CLC-107-2018&newer=LUMC%7CLC-107-2022'
const ANSWER = '**/api/documents/pdf/comparison?*'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

describe('somebody waits for a comparison', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage(browser, { acceptDownloads: true })
    const progress = { step: 'waiting', ahead: 2 }
    await page.route(ANSWER, (route) => route.fulfill({ json: { state: 'making', since: '2026-01-01T10:00:00.000Z', progress } }))
    await openAs(page, 'subscriber', 'demowl', `/compare?${PAIR}`)
  }, 60_000)

  it('sees its place, may have a mail, and leaves by the way back', async () => {
    await page.getByText('2 jobs are before this one').waitFor()
    await page.getByRole('button', { name: 'Notify me when it is ready' }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL((url) => url.searchParams.get('contentcode') === 'LUMC|LC-107-2022')
  }, 60_000)

  it('finds it at home with how far it is, and goes on to it once it is ready', async () => {
    const [older, newer] = ['2018', '2022'].map((year) => ({ id: `LUMC|LC-107-${year}`, designationNo: `LC 107/${year}` }))
    const since = '2026-01-01T10:00:00.000Z'
    const asked = { id: 'a', view: 'report', older, newer, state: 'making', since, progress: { step: 'waiting', ahead: 2 } }
    await page.route('**/api/documents/comparison/awaited', (route) =>
      route.fulfill({ json: { result: [asked, { ...asked, id: 'b', state: 'ready', progress: undefined }] } }),
    )
    await page.goto(address('demowl'))
    const lines = page.getByRole('region', { name: 'Comparisons you asked for' }).getByRole('listitem')
    await lines.nth(0).getByText('2 jobs are before this one').waitFor()
    await lines.nth(1).getByText('Ready').waitFor()
    await lines.nth(1).getByRole('link').click()
    await page.waitForURL((url) => url.pathname === '/change-report' && url.searchParams.get('newer') === 'LUMC|LC-107-2022')
    await page.unroute('**/api/documents/comparison/awaited')
  }, 60_000)

  it('has the red-line of an edition by one click in a row of results, whether it is made or not', async () => {
    await page.goto(address('demowl', '/search?query=LC%20107'))
    await page
      .getByRole('button', { name: /other editions/ })
      .first()
      .click()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Red-line PDF' }).first().click()
    expect((await downloaded).suggestedFilename()).toMatch(/^LC 107-2022 redline from LC 107-20\d\d\.pdf$/)
  }, 60_000)
})
