import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { collections } from '#contract/collections.ts'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { seriousFaults } from './support/axe.ts'
import { changeAnswer, newPage, openAs, openBrowser } from './support/browser.ts'
import { becomes } from './support/shown.ts'

const TITLE = 'Gas H<sub>2</sub>O in <i>pipes</i> <img src=x>'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { bypassCSP: true })
  await changeAnswer<OutputOf<typeof collections.list>>(page, '**/custom-collection/current-user/pageable?*', ({ value }) => {
    const changed = value.content.find(({ contentCode }) => contentCode === 'HGSA|450-2024')?.document
    if (changed) changed.documentTitle = TITLE
  })
  await openAs(page, 'admin', 'demowl', '/custom-collections')
}, 60_000)
afterAll(() => page.context().close())

const rows = () => page.locator('main table tbody tr')
/** The first of each row: the status of a document may name another one. */
const designations = () => rows().evaluateAll((all) => all.map((row) => row.querySelector('.designation')?.textContent))
const query = async () => new URL(page.url()).search
const pagers = () => page.locator('main nav').count()

it('a collection begins with its last designation, ten a page, and is turned about and lengthened', async () => {
  await becomes(() => rows().count(), 10)
  const first = await designations()
  expect(first[0]).toBe('VSB 21/2023')
  await becomes(pagers, 1)
  const size = page.getByLabel('Per page')
  expect(await size.locator('option').allTextContents()).toEqual(['10', '20', '50', '100'])
  await size.selectOption('20')
  await becomes(() => rows().count(), 13)
  await becomes(pagers, 0)
  const all = await designations()
  expect(all.slice(0, 10)).toEqual(first)
  await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Designation, A to Z' })
  await becomes(designations, all.toReversed())
  expect(await query()).toBe('?size=20&sort=ALPHA_ASC')
  await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Designation, Z to A' })
  await becomes(designations, all)
  expect(await query()).toBe('?size=20')
  expect(await seriousFaults(page)).toEqual([])
  await size.selectOption('10')
  await becomes(designations, first)
}, 60_000)

it('the title of a document in a collection is shown with its markup, and no more than that', async () => {
  const title = page.locator('main .card-title', { hasText: 'Gas H' })
  await becomes(() => title.locator('sub').textContent(), '2')
  await becomes(() => title.locator('i').textContent(), 'pipes')
  expect(await title.locator('img').count()).toBe(0)
  expect(await rows().filter({ hasText: 'Not in the library yet' }).count()).toBe(1)
}, 60_000)

it('a document of a collection whose file is empty is not downloaded: a dialog says whom to ask', async () => {
  const link = { url: '/files/empty.pdf', name: 'empty.pdf', size: 0 }
  await page.route('**/api/documents/download?*', (route) => route.fulfill({ json: link }))
  const row = rows().filter({ hasText: 'Gas H' })
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Full text not available' }).waitFor()
  await dialog.locator('a[href^="mailto:"]').waitFor()
  await dialog.locator('a[href^="https:"]').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await becomes(() => dialog.count(), 0)
}, 60_000)
