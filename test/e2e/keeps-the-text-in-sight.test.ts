import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, changeAnswer, newPage, openAs, openBrowser, settled } from './support/browser.ts'
import { becomes, hasFocus } from './support/shown.ts'

const TEXT = `/document/?contentcode=${encodeURIComponent('LUMC|LC-107-2018')}`
const NAME = 'Zero on the quay, whatever the table of the edition in force allows for squares and for car parks beside it'
const QUOTE = `${'The upward light ratio shall not be more than 3 % for road luminaires; '.repeat(4)}and that is all.`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'subscriber', 'demowl', '/')
}, 60_000)
afterAll(() => page.context().close())

const isReadable = () => page.locator('.textLayer span[role="presentation"]').first().waitFor({ state: 'attached' })

it('a page that comes has the focus on its heading, and one link leads from there to the text', async () => {
  await page.locator('#search-box').fill('LC 107')
  await page.locator('#search-box').press('Enter')
  await hasFocus(page.locator('h1', { hasText: 'LC 107' }))
  await page.locator('article .card-link').first().click()
  await hasFocus(page.locator('h1', { hasText: 'LC 107/2022' }))
  await isReadable()
  await page.getByRole('button', { name: 'Skip to the text' }).press('Enter')
  await hasFocus(page.locator('#document-text'))
}, 60_000)

it('the designation above a result that is read is whole, however many tools have words', async () => {
  const name = page.locator('.reading-name h1')
  const isCut = () => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  for (const width of [1200, 1440, 1640, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    await becomes(isCut, false)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}, 60_000)

it('on a low screen the bars give their room to the text while it is scrolled down', async () => {
  await page.setViewportSize({ width: 360, height: 225 })
  await page.goto(address('demowl', `${TEXT}&page=3`))
  await isReadable()
  const bars = async () => (await page.locator('.reader-bar').boundingBox())?.height ?? 0
  await page.locator('.pdf-pages').evaluate((pages) => pages.scrollBy(0, 120))
  await becomes(async () => (await bars()) > 0 && (await page.locator('.reader-bar').isVisible()), false)
  await page.locator('.pdf-pages').evaluate((pages) => pages.scrollBy(0, -60))
  await becomes(async () => (await bars()) > 0, true)
  await page.setViewportSize({ width: 1280, height: 900 })
}, 60_000)

it('a text that the server fails to give says so with nothing that waits, and is asked for again', async () => {
  let fails = true
  await page.route('**/objects/**', (route) => (fails ? route.fulfill({ status: 500, body: '' }) : route.fallback()))
  await page.goto(address('demowl', TEXT))
  await page.getByText('The text could not be loaded.').waitFor()
  await page.locator('.waiting-text').waitFor({ state: 'detached' })
  expect(await page.getByText('Connection lost').count()).toBe(0)
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await isReadable()
  await page.unroute('**/objects/**')
}, 60_000)

it('compass points on paper are whole, under account, filters and day, without what is only pressed', async () => {
  const rights = { edit: false, deactivate: false, reactivate: false, share: false, history: false }
  const point = { compassPointID: '1', name: NAME, richText: [], designation: 'LC 107/2018', contentStatus: 'Historical', rights }
  const dates = { createdDate: '2026-01-05T10:00:00.000Z', createdUserName: 'Haddad Sana', contentCode: 'LUMC|LC-107-2018' }
  await changeAnswer<{ content: unknown[]; totalElements: number }>(page, '**/compasspoint/detail/page-view?*', (answer) => {
    answer.content = [{ ...point, ...dates, selectionMetadata: { selectionText: QUOTE } }]
    answer.totalElements = 1
  })
  await page.goto(address('demowl', '/compass-points-list?publisher=LUMC'))
  await page.getByText('Zero on the quay').first().waitFor()
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  const cut = () =>
    page
      .locator('.cut-text-line')
      .evaluateAll(
        (all) =>
          all.filter((line) => line.scrollHeight > line.clientHeight + 1 && getComputedStyle(line).display !== 'inline').length,
      )
  expect(await page.locator('.cut-text-line').count()).toBe(2)
  await becomes(cut, 0)
  await page.getByText('Compass points of Harbour Engineering · Active points').getByText('Lumen Convention').waitFor()
  expect(await page.locator('#search-box, .points-acts, .rail').filter({ visible: true }).count()).toBe(0)
  await page.emulateMedia({ media: null })
}, 60_000)
