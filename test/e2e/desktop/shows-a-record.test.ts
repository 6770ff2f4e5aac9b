import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, rested } from '../support/browser.ts'
import { chooseTab, chooseView } from '../support/reader.ts'
import { becomes } from '../support/shown.ts'

const CLOSED = `/document/?contentcode=${encodeURIComponent('MIM|214-2024')}`
const OPEN = `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}`
/** Calls of every page, whatever it shows; the names of document types are kept once they are there. */
const OF_ANY_PAGE = ['/api/tenant/', '/api/account', '/api/user-subscriptions/', '/api/refinement/names']

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'colleague', 'demowl')
}, 60_000)
afterAll(() => browser.close())

async function callsOf(path: string, shown: string): Promise<string[]> {
  const calls: string[] = []
  const note = (request: { url(): string }) => calls.push(new URL(request.url()).pathname)
  page.on('request', note)
  await page.goto(address('demowl', path))
  await page.locator(shown).first().waitFor({ state: 'attached' })
  await rested(page)
  page.off('request', note)
  return calls.filter((call) => call.startsWith('/api/') && !OF_ANY_PAGE.some((any) => call.startsWith(any)))
}

describe('the record of a document that cannot be read', () => {
  it('takes at most five calls, and so does a document that is read', async () => {
    expect((await callsOf(OPEN, '.textLayer span[role="presentation"]')).length).toBeLessThanOrEqual(5)
    expect((await callsOf(CLOSED, '.record-page')).length).toBeLessThanOrEqual(5)
  }, 60_000)

  it('offers no download, and is requested once', async () => {
    const record = page.locator('.record-page')
    await record.locator('header').getByText('Not in your subscription').waitFor()
    expect(await record.getByRole('button', { name: /^Download/ }).count()).toBe(0)
    await record.getByRole('button', { name: 'Request access' }).click()
    await record.getByText(/^Access requested on/).waitFor()
    await page.reload()
    await record.getByText(/^Access requested on/).waitFor()
    expect(await record.getByRole('button', { name: 'Request access' }).count()).toBe(0)
  }, 60_000)

  it('leads to its editions, and to searches for its committee, class and words', async () => {
    const facts = page.locator('.record-facts')
    for (const name of [/^MIM\/TC 8\/SC 2/, '91.140.60', 'water meter']) {
      await facts.getByRole('link', { name }).click()
      await page.getByRole('article').filter({ hasText: 'MIM 214:2024' }).first().waitFor()
      await page.goBack()
    }
    await page.locator('.timeline-name').getByRole('link', { name: 'MIM 214:2014' }).click()
    await page.locator('h1', { hasText: 'MIM 214:2014' }).waitFor()
  }, 60_000)
})

it('details stay open beside a text that goes on', async () => {
  await page.goto(address('demowl', OPEN))
  await chooseView(page, 'Document details')
  const details = page.getByRole('complementary', { name: 'Document details' })
  await details.getByRole('link', { name: 'Demo Works Library' }).waitFor()
  const field = page.locator('.pdf-page-field input')
  await field.fill('2')
  await field.press('Enter')
  await page.waitForURL(/page=2/)
  expect(await details.isVisible()).toBe(true)
}, 60_000)

it('what belongs around a document stands beside its text, and a video that plays is counted once', async () => {
  await page.goto(address('demowl', OPEN))
  await chooseTab(page, 'Work items')
  await page.getByRole('cell', { name: 'Closed: two negatives' }).waitFor()
  await chooseTab(page, 'Videos and courses')
  const video = page.frameLocator('.player iframe').locator('video')
  const message = await video.getAttribute('data-message')
  const plays: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/documents/video')) plays.push(request.url())
  })
  // Nobody but the player can say that it plays.
  await page.evaluate(async (text) => {
    window.postMessage(text, '*')
    // The count of a play would be on its way before this answer.
    await fetch('/')
  }, message)
  expect(plays).toEqual([])
  const counted = page.waitForResponse((response) => response.url().includes('/api/documents/video?contentId'))
  await video.evaluate(async (player) => {
    const media = player as HTMLVideoElement
    media.muted = true
    await media.play()
    media.pause()
    await media.play()
  })
  expect((await counted).status()).toBe(200)
  await rested(page)
  expect(plays).toHaveLength(1)
  expect(message).toMatch(/^VDMSG-DEMOWL\|101-2025-/)
  await chooseTab(page, 'Related content')
  const citing = page.locator('section', { has: page.getByRole('heading', { name: /^Cited by/ }) })
  await citing.getByRole('link', { name: 'DEMOWL R-7-2023' }).click()
  await page.locator('h1', { hasText: 'DEMOWL R-7-2023' }).waitFor()
}, 60_000)

it.each([
  ['/document/?contentcode=MIM%7C999-2024', 'Document not found', 'MIM 999-2024'],
  ['/document/', 'This link does not name a document', ''],
  ['/numbers/ISO_9001', 'The page does not exist.', 'ISO 9001'],
])(
  '%s says so, with a search for the number',
  async (path, title, number) => {
    await page.goto(address('demowl', path))
    await page.getByRole('heading', { name: title }).waitFor()
    const box = page.locator('main').getByRole('searchbox')
    await becomes(() => box.inputValue(), number)
    await box.fill('MIM 214')
    await box.press('Enter')
    await page.waitForURL(/content-search\/\?content=MIM/)
  },
  60_000,
)

it('an administrator of the account reads the request and marks it as handled', async () => {
  const admin = await newPage(browser)
  await openAs(admin, 'admin', 'demowl', '/admin/access-requests')
  const row = admin.getByRole('row').filter({ hasText: 'MIM 214:2024' }).filter({ hasText: 'Colin Okafor' })
  await row.getByRole('button', { name: /^Mark as handled/ }).click()
  await admin.locator('dialog .dialog-actions button').last().click()
  await row.getByText(/^Handled/).waitFor()
  await page.goto(address('demowl', CLOSED))
  await page.getByRole('button', { name: 'Request again' }).waitFor()
}, 60_000)

it('a visitor who compares what is not open is asked to sign in', async () => {
  const visitor = await newPage(browser)
  const pair = new URLSearchParams({ older: 'LUMC|LC-107-2018', newer: 'LUMC|LC-107-2022', format: 'PDF' })
  await openAs(visitor, 'visitor', 'demowl', `/compare?${pair}`)
  await visitor.getByText('Sign in to compare with LC 107/2018').waitFor()
  await visitor.locator('main').getByRole('button', { name: 'Sign in or register' }).waitFor()
  await visitor.context().close()
}, 60_000)
