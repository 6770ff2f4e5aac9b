import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from './support/axe.ts'
import { address, newPage, openAs, openBrowser, settled } from './support/browser.ts'
import { becomes } from './support/shown.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { bypassCSP: true })
}, 60_000)
afterAll(() => browser.close())

const isOpen = (id: string) => page.locator(`#${id}`).evaluate((section) => (section as HTMLDetailsElement).open)

it('user resources of the main tenant are in the help menu, and lead to a section by its fragment', async () => {
  await openAs(page, 'usage-viewer', 'astm', '/')
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('menuitem', { name: 'User resources' }).click()
  await page.getByRole('heading', { name: 'User resources', level: 1 }).waitFor()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Discovery services' }).click()
  await becomes(() => isOpen('discovery-services'), true)
  expect(new URL(page.url()).hash).toBe('#discovery-services')
  expect(await page.getByText(`${new URL(page.url()).origin}/kbart/titles`).isVisible()).toBe(true)
  await page.goto(address('astm', '/user-resources#administration'))
  await becomes(() => isOpen('administration'), true)
  await settled(page)
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('details')) section.open = true
  })
  expect(await seriousFaults(page)).toEqual([])
}, 60_000)

it('user resources give records of a publisher', async () => {
  await page.goto(address('astm', '/user-resources#downloads'))
  await page.getByRole('button', { name: 'Download records' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download records' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('ASTM.mrc')
}, 60_000)

it('user resources have no section of administrators for who is none, and other tenants have no page', async () => {
  const other = await newPage(browser)
  await openAs(other, 'subscriber', 'astm', '/user-resources')
  await other.getByRole('heading', { name: 'Reprints and permissions' }).waitFor()
  expect(await other.locator('#administration').count()).toBe(0)
  await openAs(other, 'subscriber', 'demowl', '/user-resources')
  await other.getByText('You are not authorized to access this page.').waitFor()
  await other.context().close()
}, 60_000)
