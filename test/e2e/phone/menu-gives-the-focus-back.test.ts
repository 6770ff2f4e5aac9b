import { afterAll, beforeAll, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { newPage, openAs, openBrowser } from '../support/browser.ts'
import { hasFocus } from '../support/shown.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

it.each(['its own button', 'Escape'])(
  'the menu of a phone, closed by %s, gives the focus back',
  async (way) => {
    const page = await newPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await openAs(page, 'subscriber', 'demowl', '/')
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await opener.press('Enter')
    const menu = page.getByRole('dialog')
    await menu.waitFor()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: 'Close the menu' }).press('Enter')
    await menu.waitFor({ state: 'detached' })
    await hasFocus(opener)
    await page.close()
  },
  60_000,
)
