import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from '../support/axe.ts'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { becomes, hasFocus, reportFrame } from '../support/shown.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

const USAGE = /^Usage$/
const USAGE_ARABIC = /^الاستخدام$/
const frameOf = (page: Page) => page.frameLocator('iframe.report')
const headingOf = (page: Page, name: RegExp) => frameOf(page).getByRole('heading', { name, level: 1 })

describe('an administrator', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage(browser, { bypassCSP: true })
    await openAs(page, 'admin', 'demowl', '/admin/health')
  }, 60_000)

  it('sees how each part of the library is', async () => {
    await settled(page)
    await becomes(() => page.getByRole('rowheader').count(), 11)
    expect(await page.getByRole('row', { name: /^Search/ }).textContent()).toMatch(/OK.*Indexed documents: /)
    await page.getByRole('button', { name: 'Details: Search' }).click()
    const details = page.getByRole('dialog', { name: 'Search' })
    await details.getByRole('listitem').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'hidden' })
  }, 60_000)

  it('is led there from the menu, and by /admin', async () => {
    await page.goto(address('demowl', '/admin'))
    await page.waitForURL(address('demowl', '/admin/health'))
    const admin = page.getByRole('navigation', { name: 'Main menu' }).locator('details', { hasText: 'Admin' })
    await admin.getByRole('link', { name: 'Health' }).waitFor()
  }, 60_000)

  it('asks again by keyboard, and is where they were', async () => {
    const again = page.getByRole('main').getByRole('button').first()
    await again.focus()
    await Promise.all([page.waitForResponse('**/management/health'), page.keyboard.press('Enter')])
    await settled(page)
    await hasFocus(again)
  }, 60_000)

  it('sees what the account has used, in their language', async () => {
    await page.goto(address('demowl', '/usage-report'))
    await headingOf(page, USAGE).waitFor()
    expect(await frameOf(page).locator('html').getAttribute('dir')).toBe('ltr')
    for (const shown of [page, reportFrame(page)]) expect(await seriousFaults(shown)).toEqual([])
  }, 60_000)
})

it('who administers points sees what is done with them, in a report that axe finds nothing serious in', async () => {
  const page = await newPage(browser, { bypassCSP: true })
  await openAs(page, 'compass-admin', 'demowl', '/compass-points-report')
  await headingOf(page, /^Compass points$/).waitFor()
  for (const shown of [page, reportFrame(page)]) expect(await seriousFaults(shown)).toEqual([])
  await page.context().close()
}, 60_000)

it('a report changes with the language and the ground of the page around it, and back', async () => {
  const page = await newPage(browser, { colorScheme: 'light' })
  await openAs(page, 'admin', 'demowl', '/usage-report')
  await headingOf(page, USAGE).waitFor()
  const hasFonts = () =>
    reportFrame(page).evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Inter') && status === 'loaded'),
    )
  await becomes(hasFonts, true)
  await page.emulateMedia({ colorScheme: 'dark' })
  await frameOf(page).locator('html[data-theme="dark"]').waitFor()
  await page.emulateMedia({ colorScheme: 'light' })
  await frameOf(page).locator('html[data-theme="light"]').waitFor()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitem', { name: 'العربية' }).click()
  await headingOf(page, USAGE_ARABIC).waitFor()
  // The language is the person's, whom other tests know in English.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: /العربية$/ }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await headingOf(page, USAGE).waitFor()
  await saved
}, 60_000)

describe('a reader', () => {
  it('is shown neither', async () => {
    const page = await newPage(browser)
    await openAs(page, 'subscriber', 'demowl')
    for (const path of ['/admin/health', '/usage-report', '/compass-points-report']) {
      await page.goto(address('demowl', path))
      await page.getByText('You are not authorized to access this page.').waitFor()
    }
  }, 60_000)
})
