import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from '../support/axe.ts'
import { address, newPage, openAs, openBrowser, settled, speak } from '../support/browser.ts'
import { becomes, reportFrame } from '../support/shown.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { bypassCSP: true })
  await speak(page, 'ar')
  await openAs(page, 'admin', 'demowl', '/admin/health')
}, 60_000)
afterAll(() => browser.close())

describe('an administrator who reads Arabic', () => {
  it('sees how each part of the library is', async () => {
    await settled(page)
    await becomes(() => page.getByRole('rowheader').count(), 11)
    expect(await seriousFaults(page)).toEqual([])
  }, 60_000)

  it('sees what the account has used, in Arabic too', async () => {
    await page.goto(address('demowl', '/usage-report'))
    const report = page.frameLocator('iframe.report')
    await report.getByRole('heading', { name: 'الاستخدام', level: 1 }).waitFor()
    expect(await report.locator('html').getAttribute('dir')).toBe('rtl')
    for (const shown of [page, reportFrame(page)]) expect(await seriousFaults(shown)).toEqual([])
  }, 60_000)
})
