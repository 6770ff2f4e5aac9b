import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { becomes } from '../support/shown.ts'

const SEARCH = '/mysubscription-search/?content=*&stype=MYSUBSCRIPTION'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

const bells = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Track / })

describe('somebody tracks a document', () => {
  let page: Page
  let name: string
  beforeAll(async () => {
    page = await newPage(browser)
    await openAs(page, 'compass-admin', 'demowl', SEARCH)
    await bells(page).first().waitFor()
    name = ((await bells(page).first().getAttribute('aria-label')) ?? '').replace('Track ', '')
  }, 60_000)

  it('by the bell at a result', async () => {
    await bells(page).first().click()
    await page.getByText(`Tracking ${name}, all editions.`).waitFor()
    await bells(page).first().and(page.locator('[aria-pressed="true"]')).waitFor()
  }, 60_000)

  it('and has it on the home page and in the tracker, with the day', async () => {
    await page.goto(address('demowl', '/home/1'))
    await page
      .getByText(/^Tracked since/)
      .first()
      .waitFor()
    await becomes(() => page.locator('.tile .designation').first().textContent(), name)
    await page.getByRole('link', { name: 'See all that you track' }).click()
    await page.waitForURL(/\/tracker/)
    await page.getByRole('heading', { name: '1 document' }).waitFor()
  }, 60_000)

  it('switches it off, where it stays, and takes it out', async () => {
    const toggle = page.getByRole('switch', { name: `Track ${name}` })
    const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.url().includes('/api/'))
    await toggle.click()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.data-table [role="switch"]')?.checked === false)
    expect((await saved).status()).toBe(200)
    await page.reload()
    await becomes(() => toggle.isChecked(), false)
    await page.getByRole('button', { name: `Remove ${name} from this list` }).click()
    await page.getByText('Documents that you track with the bell are listed here.').waitFor()
  }, 60_000)

  it('tracks a publisher and work items by their switches', async () => {
    const publisher = page.getByRole('switch', { name: 'International Organization for Standardization' })
    const workItems = page.getByRole('switch', { name: /^Work items/ })
    await publisher.click()
    await page.getByText('You are tracking International Organization for Standardization.').waitFor()
    await workItems.click()
    await page.getByText('Your choice is saved.').waitFor()
    await page.reload()
    await becomes(async () => [await publisher.isChecked(), await workItems.isChecked()], [true, true])
    await page.getByRole('button', { name: 'Stop all tracking' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop all tracking' }).click()
    await page.getByText('1 subscription has ended.').waitFor()
    await settled(page)
    await becomes(() => publisher.isChecked(), false)
  }, 60_000)

  it('is told at the bell when the tracker does not answer, and nothing looks tracked that is not', async () => {
    await page.goto(address('demowl', SEARCH))
    await bells(page).first().waitFor()
    const down = { code: 'tracker-unavailable', status: 503, title: '', detail: 'Tracker Service Unavailable', requestId: 'x' }
    await page.route('**/api/tracked-documents*', (route) => route.fulfill({ status: 503, json: down }))
    await bells(page).first().click()
    await page.getByRole('alert').getByText('The tracker is not responding').waitFor()
    await becomes(() => bells(page).first().getAttribute('aria-pressed'), 'false')
    await page.keyboard.press('Escape')
    await page.getByText('The tracker is not responding').waitFor({ state: 'hidden' })
    await page.unroute('**/api/tracked-documents*')
  }, 60_000)
})

describe('the old address of the tracker', () => {
  it('leads on to the tenant’s tracker', async () => {
    const page = await newPage(browser)
    await page.route('https://tracker.astm.example.org/**', (route) => route.fulfill({ body: 'the tracker' }))
    await openAs(page, 'subscriber', 'astm')
    await page.goto(address('astm', '/trackChanges'))
    await page.waitForURL('https://tracker.astm.example.org/')
  }, 60_000)

  it('is closed where the tenant has none, where no bell is shown either', async () => {
    const page = await newPage(browser)
    await openAs(page, 'subscriber', 'cga', '/trackChanges')
    await page.getByText('You are not authorized to access this page.').waitFor()
    await page.goto(address('cga', SEARCH))
    await page
      .getByRole('button', { name: /^Favorite:/ })
      .first()
      .waitFor()
    expect(await bells(page).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Tracker' }).count()).toBe(0)
  }, 60_000)
})
