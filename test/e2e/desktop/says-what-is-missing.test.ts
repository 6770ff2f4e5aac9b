import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser } from '../support/browser.ts'
import { becomes, hasFocus } from '../support/shown.ts'

const NOTHING = 'zzqqxx'
const search = (text: string) => `/content-search/?content=${encodeURIComponent(text)}&stype=A`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'subscriber', 'demowl', search(NOTHING))
}, 60_000)
afterAll(() => browser.close())

const dialog = () => page.getByRole('dialog')
const first = () => dialog().getByLabel(/Which document/)
const open = () => page.getByRole('button', { name: /report a missing document/i }).click()

describe('somebody who finds nothing', () => {
  it('is asked for what they looked for, and cannot send nothing', async () => {
    await open()
    await dialog().getByRole('button', { name: 'Send' }).click()
    await dialog().getByText('Enter the document').waitFor()
    await hasFocus(first())
  }, 60_000)

  it('loses nothing by a click beside the dialog, by Escape or by a server that fails', async () => {
    await first().fill('EN 99999, the new one')
    await dialog().getByText('21 / 100').waitFor()
    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.route('**/api/user/feedback', (route) => route.fulfill({ status: 500, body: '{}' }))
    await dialog().getByRole('button', { name: 'Send' }).click()
    await dialog().getByText('What you have written is still here').waitFor()
    expect(await first().inputValue()).toBe('EN 99999, the new one')
    await page.unroute('**/api/user/feedback')
  }, 60_000)

  it('is thanked, and finds the dialog empty the next time', async () => {
    await dialog().getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you.').waitFor()
    await dialog().waitFor({ state: 'detached' })
    await open()
    await becomes(() => first().inputValue(), '')
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  }, 60_000)

  it('can wait for a number that is not here, and finds it in the list', async () => {
    await page.goto(address('demowl', search('ISO 98765:2031')))
    await page.getByRole('button', { name: 'Notify me when it’s added' }).click()
    await page.getByText(/We will write to \S+ when it’s added/).waitFor()
    await page.getByRole('link', { name: 'Requested standards' }).click()
    const row = page.getByRole('row').filter({ hasText: 'ISO 98765:2031' })
    await row.getByText('Pending').waitFor()
    await row.getByRole('button', { name: /^Remove/ }).click()
    await row.waitFor({ state: 'detached' })
  }, 60_000)
})

describe('an administrator', () => {
  it('reads what was said, finds it by its words, and takes it along as a sheet', async () => {
    const admin = await newPage(browser, { acceptDownloads: true })
    await openAs(admin, 'admin', 'demowl')
    await admin.getByRole('link', { name: 'Search feedback' }).click()
    await admin.getByRole('rowheader', { name: 'EN 99999, the new one' }).waitFor()
    await admin.getByLabel('Keywords').fill('no such words')
    await admin.getByText('No feedback yet').waitFor()
    await admin.getByRole('button', { name: 'Show all feedback' }).click()
    await admin.getByRole('rowheader', { name: 'EN 99999, the new one' }).waitFor()
    await becomes(() => admin.getByLabel('Keywords').inputValue(), '')
    await admin.getByLabel('Keywords').fill('the NEW one')
    await admin.getByRole('rowheader', { name: 'EN 99999, the new one' }).waitFor()
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^feedback-.*\.csv$/)
  }, 60_000)

  it('is alone in that', async () => {
    await page.goto(address('demowl', '/admin/search-feedback'))
    await page.getByText('You are not authorized to access this page.').waitFor()
  }, 60_000)
})
