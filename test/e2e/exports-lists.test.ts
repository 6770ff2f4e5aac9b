import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from './support/axe.ts'
import { address, newPage, openAs, openBrowser, settled } from './support/browser.ts'
import { becomes, hasFocus } from './support/shown.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { bypassCSP: true })
  await openAs(page, 'subscriber', 'demowl')
}, 60_000)
afterAll(() => browser.close())

const exportAs = async (format: string) => {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: format }).click()
}

it('results are exported as they are shown, all of them, from a menu', async () => {
  await page.goto(address('demowl', '/content-search/?content=water&sort=title'))
  await settled(page)
  const shown = await page.locator('.results > li h2 bdi').allTextContents()
  const download = page.waitForEvent('download')
  await exportAs('CSV')
  const file = await text(await (await download).createReadStream())
  const designations = file.split('\r\n').slice(1).filter(Boolean)
  expect(designations.length).toBeGreaterThanOrEqual(shown.length)
  expect(shown.length).toBeGreaterThan(3)
  for (const [at, designation] of shown.entries()) expect(designations[at]).toContain(designation)
})

it('a long list is waited for in a dialog, which offers a mail, has its own address, and then saves the file', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const download = { id: 'long', state: 'making', rows: 1500, percent: 40, until, isMailed: false }
  let answer: object = download
  await page.route('**/search/export', (route) => route.fulfill({ json: { downloadId: 'long', rows: 1500 } }))
  await page.route('**/api/v1/downloads/long', (route) => route.fulfill({ json: answer }))
  await page.route('**/api/v1/downloads/long/mail', (route) => {
    answer = { ...download, isMailed: true }
    return route.fulfill({ json: answer })
  })
  await page.goto(address('demowl', '/content-search/?content=water'))
  await settled(page)
  await exportAs('RIS')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('A file with 1,500 documents is being prepared.').waitFor()
  expect(await dialog.getByRole('progressbar').getAttribute('value')).toBe('40')
  expect(await seriousFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Email me when it is ready' }).click()
  await dialog.getByText('An email will go to').waitFor()
  answer = { ...download, state: 'ready', percent: 100, isMailed: true }
  await dialog.getByText('Your file is ready.').waitFor()
  await hasFocus(dialog.getByRole('button', { name: 'Download' }))
  await dialog.getByRole('link').click()
  await page.waitForURL((url) => url.pathname === '/downloads' && url.searchParams.get('id') === 'long')
  await becomes(() => page.locator('main').getByRole('button', { name: 'Download' }).count(), 1)
})
